import { cn } from "@/components/ui/cn";
import { type ImageWidth, imageSrcSet, pictureSize, renditionUrl } from "@/lib/catalog/image-loader";

interface WidePictureProps {
  url: string;
  alt: string;
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string;
  maxWidth?: ImageWidth;
  /** The largest picture of the first screen: loaded eagerly and with high priority. */
  isFirst?: boolean;
  className?: string;
}

/** A stored picture at its own ratio, or cropped by its class, with its space reserved while it loads. */
export function WidePicture({
  url,
  alt,
  sizes,
  maxWidth = 1280,
  isFirst = false,
  className,
}: WidePictureProps) {
  return (
    // biome-ignore lint/performance/noImgElement: pictures are resized at upload, there is no run-time optimizer
    <img
      src={renditionUrl(url, 640)}
      srcSet={imageSrcSet(url, maxWidth)}
      sizes={sizes}
      alt={alt}
      {...pictureSize(url)}
      loading={isFirst ? undefined : "lazy"}
      fetchPriority={isFirst ? "high" : undefined}
      decoding="async"
      className={cn("h-auto w-full bg-secondary", className)}
    />
  );
}
