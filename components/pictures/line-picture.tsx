import { cn } from "@/components/ui/cn";
import { imageHeight, renditionUrl } from "@/lib/catalog/image-loader";

interface LinePictureProps {
  url: string | null;
  width?: number;
  isDimmed?: boolean;
}

/** Decorative beside a title that names it, so its alt text is empty. */
export function LinePicture({ url, width = 96, isDimmed = false }: LinePictureProps) {
  const frame = "block aspect-4/5 h-auto rounded-sm bg-secondary object-cover";
  if (!url) return <span className={cn(frame, "w-full")} />;
  return (
    // biome-ignore lint/performance/noImgElement: renditions are made at upload, there is no optimizer
    <img
      src={renditionUrl(url, 320)}
      alt=""
      width={width}
      height={imageHeight(width)}
      loading="lazy"
      decoding="async"
      className={cn(frame, "w-full", isDimmed && "opacity-50 grayscale")}
    />
  );
}
