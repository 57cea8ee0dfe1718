import type { ReactNode } from "react";
import type { ArtStyleId } from "@/lib/ai-art/art-styles";

const ink = "#2a2342";

const heart = ["01100110", "11111111", "11111111", "11111111", "01111110", "00111100", "00011000"];

const heartPixels = heart
  .flatMap((row, y) => [...row].map((bit, x) => (bit === "1" ? `M${12 + x * 5} ${6 + y * 5}h5v5h-5Z` : "")))
  .join("");

/** A small hand-made sample of each style. */
const samples: Record<ArtStyleId, ReactNode> = {
  flat: (
    <>
      <rect width="64" height="48" fill="#bfe0ea" />
      <circle cx="44" cy="18" r="9" fill="#f3ab35" />
      <path d="M0 48 18 22l14 18 10-11 22 19Z" fill="#2f8f6b" />
      <path d="M0 48 10 36l16 12Z" fill={ink} />
    </>
  ),
  line: (
    <g fill="none" stroke={ink} strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round">
      <path d="M10 25c8-11 24-13 34-2l8-7v17l-8-7c-10 10-26 9-34-1Z" />
      <circle cx="19" cy="23" r="1.4" />
      <path d="M26 17c3 4 3 11 0 15M33 19c2 3 2 8 0 11" />
    </g>
  ),
  "block-print": (
    <>
      <rect width="64" height="48" fill="#f3e9d6" />
      {[10, 32, 54].map((x) =>
        [13, 36].map((y) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} fill="#27407c">
            <path d="M0-8c6 2 8 9 2 13-5 3-11-1-8-6 2-3 6-2 5 1 2-3 2-5 1-8Z" />
            <circle r="1.3" cx="8" cy="8" fill="#a4342b" />
          </g>
        )),
      )}
    </>
  ),
  madhubani: (
    <>
      <rect width="64" height="48" fill="#fdf3dc" />
      <rect
        x="2.5"
        y="2.5"
        width="59"
        height="43"
        fill="none"
        stroke="#a4342b"
        strokeWidth="2"
        strokeDasharray="3 2"
      />
      <path d="M9 25c9-12 25-12 34 0-9 12-25 12-34 0Z" fill="#e8648c" stroke={ink} strokeWidth="1.4" />
      <path d="M12.5 25c8-9 19-9 27 0-8 9-19 9-27 0Z" fill="#f3ab35" stroke={ink} strokeWidth="0.8" />
      <path d="m43 25 11-9v18Z" fill="#2f8f6b" stroke={ink} strokeWidth="1.4" />
      <path d="M26 17v16M30 17v16M34 19v12M38 22v6" stroke={ink} strokeWidth="0.8" />
      <circle cx="18.5" cy="24" r="2.6" fill="#fff" stroke={ink} />
      <circle cx="18.5" cy="24" r="1" fill={ink} />
    </>
  ),
  warli: (
    <>
      <rect width="64" height="48" fill="#8a4b2a" />
      {[16, 32, 48].map((x) => (
        <g key={x} stroke="#fff4df" strokeWidth="1.3" strokeLinecap="round" fill="#fff4df">
          <circle cx={x} cy="11" r="2.6" stroke="none" />
          <path d={`M${x - 5} 15h10l-5 8ZM${x - 5} 31h10l-5-8Z`} stroke="none" />
          <path d={`M${x - 5} 15l-3 7M${x + 5} 15l3 7M${x - 3} 31l-3 10M${x + 3} 31l3 10`} fill="none" />
        </g>
      ))}
    </>
  ),
  kolam: (
    <>
      <rect width="64" height="48" fill="#3a1c3f" />
      <path
        d="M32 6c6 0 8 6 4 10l-8 16c-4 4-2 10 4 10s8-6 4-10l-8-16c-4-4-2-10 4-10ZM14 24c0-6 6-8 10-4l16 8c4 4 10 2 10-4s-6-8-10-4l-16 8c-4 4-10 2-10-4Z"
        fill="none"
        stroke="#fff4df"
        strokeWidth="1.5"
      />
      {[
        [32, 11],
        [32, 37],
        [19, 24],
        [45, 24],
        [32, 24],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.5" fill="#f3ab35" />
      ))}
    </>
  ),
  retro: (
    <>
      <rect width="64" height="48" fill="#f1c453" />
      <path
        d="M32 40 0 34v-8ZM32 40 4 8 14 0ZM32 40 26 0h12ZM32 40 50 0l10 8ZM32 40l32-14v8Z"
        fill="#e07a3f"
      />
      <circle cx="32" cy="36" r="13" fill="#b3392b" />
      <path d="M0 38h64v10H0Z" fill="#1d5c63" />
      {[25, 29, 33].map((y) => (
        <path key={y} d={`M18 ${y}h28`} stroke="#f1c453" strokeWidth="1.2" />
      ))}
    </>
  ),
  pixel: (
    <>
      <rect width="64" height="48" fill="#bfe0ea" />
      <path d={heartPixels} fill="#d8412f" />
      <path d="M17 11h10v5h-5v5h-5Z" fill="#f7a8bd" />
    </>
  ),
};

export function AiStyleSample({ style }: { style: ArtStyleId }) {
  return (
    <svg viewBox="0 0 64 48" aria-hidden="true" className="block w-full">
      {samples[style]}
    </svg>
  );
}
