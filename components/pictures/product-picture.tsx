import { cn } from "@/components/ui/cn";
import { type ImageWidth, imageHeight, imageSrcSet, renditionUrl } from "@/lib/catalog/image-loader";

interface ProductPictureProps {
  url: string | null;
  alt: string;
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string;
  maxWidth?: ImageWidth;
  /** The largest picture of the first screen: loaded eagerly and with high priority. */
  isFirst?: boolean;
  className?: string;
}

/** A 4:5 picture with its space reserved while it loads. */
export function ProductPicture({
  url,
  alt,
  sizes,
  maxWidth = 640,
  isFirst = false,
  className,
}: ProductPictureProps) {
  const classes = cn("card-picture", className);
  if (url === null) {
    const named = alt === "" ? {} : { role: "img", "aria-label": alt };
    return <span {...named} className={cn("block", classes)} />;
  }
  return (
    // biome-ignore lint/performance/noImgElement: pictures are resized at upload, there is no run-time optimizer
    <img
      src={renditionUrl(url, 640)}
      srcSet={imageSrcSet(url, maxWidth)}
      sizes={sizes}
      alt={alt}
      width={640}
      height={imageHeight(640)}
      loading={isFirst ? undefined : "lazy"}
      fetchPriority={isFirst ? "high" : undefined}
      decoding="async"
      className={classes}
    />
  );
}
