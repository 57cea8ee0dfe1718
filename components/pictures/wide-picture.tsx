import { cn } from "@/components/ui/cn";
import { type ImageWidth, imageSrcSet, pictureSize, renditionUrl } from "@/lib/catalog/image-loader";

interface WidePictureProps {
  url: string;
  alt: string;
  /** How wide the picture is shown, as in the attribute of the same name. */
  sizes: string;
  maxWidth?: ImageWidth;
  /** The largest picture of the first screen: fetched at once and before others. */
  isFirst?: boolean;
  className?: string;
}

/** A stored picture in its own shape, or cut by its class, whose place is reserved while it loads. */
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
