import type { CSSProperties, ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { clothFill, overlayOpacity, printOpacity } from "@/lib/designer/garments/cloth-look";
import { FRAME } from "@/lib/designer/garments/garment";
import { frameOf, type GarmentSide, placementOf } from "@/lib/designer/printing/placements";
import { type Cut, type PrintView, printAreaOf } from "@/lib/designer/printing/print-areas";

interface GarmentPictureProps {
  cut: Cut;
  picture: GarmentSide;
  clothHex: string;
  isMelange: boolean;
  /** "" where the picture is decorative. */
  alt: string;
  /** Shows the window of `frameOf(cut, view)`, large and upright, instead of the whole garment. */
  view?: PrintView;
  /** Loads eagerly: for the first visible picture. */
  isUrgent?: boolean;
  className?: string;
  "aria-hidden"?: boolean;
  /**
   * The print, an SVG that fills the picture: with `view` its viewBox is `frameOf(cut, view)` in mm, otherwise "0 0 1000
   * 1250" with `areaToPicture(cut, view)` for each print. Folds and seams are drawn over it and ignore the pointer.
   */
  children?: ReactNode;
}

/** A tee of any colour, ratio 4 to 5, composed of the baked layers in public/garments. */
export function GarmentPicture(props: GarmentPictureProps) {
  const { cut, picture, clothHex, isMelange, alt, view, className, children } = props;
  const layer = (name: string) => `/garments/${cut}-${picture}.${name}`;
  const stage = view ? windowStyle(cut, view) : wholeStyle;
  const opacity = overlayOpacity(clothHex);
  const loading = props.isUrgent ? undefined : "lazy";
  const sheet = (name: string, style: CSSProperties, words = "") => (
    // biome-ignore lint/performance/noImgElement: the file has one size, and next/image would serve it as it is
    <img src={layer(name)} alt={words} loading={loading} className={cover} style={style} />
  );
  return (
    <div
      aria-hidden={props["aria-hidden"]}
      className={cn("relative isolate aspect-4/5 overflow-hidden bg-[#eae5dd] select-none", className)}
    >
      <div className={still} style={stage}>
        {sheet("ground.webp", view ? melting : {}, alt)}
        <div
          className={cover}
          style={{
            ...maskOf(layer("mask.svg")),
            backgroundColor: clothFill(clothHex, isMelange),
            ...(isMelange && heather),
          }}
        />
      </div>
      <div className={cover} style={{ opacity: printOpacity }}>
        {children}
      </div>
      <div className={still} style={{ ...stage, ...maskOf(layer("mask.svg")) }}>
        {sheet("dark.webp", { opacity: opacity.dark })}
        {sheet("light.webp", { opacity: opacity.light })}
        <div
          className={cover}
          style={{
            ...maskOf(layer("seams.svg")),
            backgroundColor: opacity.seams.isShining ? "#fff" : "#000",
            opacity: opacity.seams.opacity,
          }}
        />
        {picture === "front" && sheet("label.svg", {})}
      </div>
    </div>
  );
}

const cover = "absolute inset-0 size-full";
const still = "pointer-events-none absolute";

const wholeStyle: CSSProperties = { left: 0, top: 0, width: "100%", height: "100%" };

const fade = "transparent, #000 10%, #000 90%, transparent";

/** On a stage the background continues beyond the picture, so that no edge is visible. */
const melting: CSSProperties = {
  maskImage: `linear-gradient(to right, ${fade}), linear-gradient(${fade})`,
  maskComposite: "intersect",
};

/** One tile is 200 units wide and high. */
const heather: CSSProperties = { backgroundImage: "url(/garments/heather.webp)", backgroundSize: "20% 16%" };

function maskOf(path: string): CSSProperties {
  const mask = `url(${path})`;
  return { maskImage: mask, WebkitMaskImage: mask, maskSize: "100% 100%", WebkitMaskSize: "100% 100%" };
}

/** Positions the whole garment behind a window in mm of a print area. */
function windowStyle(cut: Cut, view: PrintView): CSSProperties {
  const { centre, angle, unitsPerMm } = placementOf(cut, view);
  const { widthMm, heightMm } = printAreaOf(cut, view);
  const frame = frameOf(cut, view);
  const turn = (-angle * Math.PI) / 180;
  const [x, y] = [-centre[0] / unitsPerMm, -centre[1] / unitsPerMm];
  const cornerX = widthMm / 2 + x * Math.cos(turn) - y * Math.sin(turn);
  const cornerY = heightMm / 2 + x * Math.sin(turn) + y * Math.cos(turn);
  const percent = (share: number) => `${Math.round(share * 100_000) / 1000}%`;
  return {
    left: percent((cornerX - frame.x) / frame.width),
    top: percent((cornerY - frame.y) / frame.height),
    width: percent(FRAME.width / unitsPerMm / frame.width),
    height: percent(FRAME.height / unitsPerMm / frame.height),
    maxWidth: "none",
    transform: `rotate(${-angle}deg)`,
    transformOrigin: "0 0",
  };
}
