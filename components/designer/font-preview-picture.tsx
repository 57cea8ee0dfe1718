import { fontPreviewOf } from "@/lib/designer/font-previews";

interface FontPreviewPictureProps {
  id: string;
  name: string;
  /** Shows a word in the script that the font is for, instead of its name. */
  isWord: boolean;
}

/** Above and below the baseline, in units of which the em has 100: every preview is drawn at the same size. */
const ascent = 95;
const descent = 45;

/** A font's name in its own letters, without loading the font. */
export function FontPreviewPicture({ id, name, isWord }: FontPreviewPictureProps) {
  const preview = fontPreviewOf(id);
  const path = (isWord ? preview?.word : null) ?? preview?.name;
  if (!path) return <span className="min-w-0 flex-1 truncate">{name}</span>;
  const [x = 0, , width = 100] = path.box;
  return (
    <span className="min-w-0 flex-1">
      <span className="sr-only">{name}</span>
      <svg
        viewBox={`${x} ${-ascent} ${width} ${ascent + descent}`}
        preserveAspectRatio="xMinYMid meet"
        fill="currentColor"
        aria-hidden="true"
        className="h-9 max-w-full"
      >
        <path d={path.d} />
      </svg>
    </span>
  );
}
