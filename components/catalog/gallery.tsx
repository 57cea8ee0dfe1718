"use client";

import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { largePictureSizes, largePictureWidth } from "@/components/pictures/large-picture";
import { ProductPicture } from "@/components/pictures/product-picture";
import { cn } from "@/components/ui/cn";
import { ZoomIcon } from "@/components/ui/frame-icons";
import { renditionUrl } from "@/lib/catalog/image-loader";
import type { ImageType } from "@/lib/catalog/product";
import { imagesOfColor } from "@/lib/catalog/variants";
import { useProductChoice } from "./product-choice";

const ZoomDialog = lazy(() => import("./zoom-dialog").then((module) => ({ default: module.ZoomDialog })));

export interface GalleryImage {
  url: string;
  color: string | null;
  type: ImageType;
  alt?: string;
}

const views: Record<ImageType, string> = {
  front: "front",
  back: "back",
  detail: "close-up",
  folded: "folded",
};

interface GalleryProps {
  name: string;
  images: readonly GalleryImage[];
  colorNames: Readonly<Record<string, string>>;
}

/** One strip of pictures that snaps, by touch, by keyboard or by the thumbnails below; each opens in large. */
export function Gallery({ name, images, colorNames }: GalleryProps) {
  const { color } = useProductChoice();
  const shown = imagesOfColor(images, color);
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [zoomed, setZoomed] = useState<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another colour begins with its first picture
  useEffect(() => {
    strip.current?.scrollTo({ left: 0, behavior: "instant" });
    setIndex(0);
  }, [color]);

  const altOf = (image: GalleryImage) => {
    if (image.alt) return image.alt;
    const colorName = image.color === null ? undefined : colorNames[image.color];
    return `${name}${colorName ? ` in ${colorName}` : ""}, ${views[image.type]}`;
  };
  const showPicture = (next: number) => {
    const element = strip.current;
    element?.scrollTo({ left: element.clientWidth * next });
  };

  return (
    <section aria-label="Pictures" className="min-w-0">
      <div className="relative -mx-4 sm:mx-0">
        <ul
          ref={strip}
          onScroll={({ currentTarget }) =>
            setIndex(Math.round(currentTarget.scrollLeft / Math.max(currentTarget.clientWidth, 1)))
          }
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth [scrollbar-width:none]"
        >
          {shown.map((image, nr) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: by place, so that a picture stays until the next colour's has come
            <li key={nr} className="w-full shrink-0 snap-start">
              <a
                href={renditionUrl(image.url, 1920)}
                aria-label={`Enlarge: ${altOf(image)}`}
                className="block cursor-zoom-in focus-visible:-outline-offset-4"
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  setZoomed(nr);
                }}
              >
                <ProductPicture
                  url={image.url}
                  alt={altOf(image)}
                  sizes={largePictureSizes}
                  maxWidth={largePictureWidth}
                  isFirst={nr === 0}
                  className="sm:rounded-sm"
                />
              </a>
            </li>
          ))}
        </ul>
        <span
          aria-hidden="true"
          className="pointer-events-none absolute right-3 bottom-3 flex items-center gap-2 rounded-sm bg-background/90 px-2.5 py-1 text-sm tabular-nums"
        >
          <ZoomIcon className="size-4" />
          {shown.length > 1 ? <span translate="no">{`${index + 1} / ${shown.length}`}</span> : null}
        </span>
      </div>
      {shown.length > 1 ? (
        <ul className="mt-3 hidden gap-3 sm:flex">
          {shown.map((image, nr) => (
            <li key={image.url} className="w-20">
              <button
                type="button"
                aria-label={`Show: ${altOf(image)}`}
                aria-current={nr === index ? "true" : undefined}
                onClick={() => showPicture(nr)}
                className={cn(
                  "block w-full rounded-sm border-2",
                  nr === index ? "border-foreground" : "border-transparent hover:border-input",
                )}
              >
                <ProductPicture url={image.url} alt="" sizes="80px" maxWidth={320} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {zoomed === null ? null : (
        <Suspense>
          <ZoomDialog
            title={name}
            pictures={shown.map((image) => ({ url: image.url, alt: altOf(image) }))}
            start={zoomed}
            onClose={() => setZoomed(null)}
          />
        </Suspense>
      )}
    </section>
  );
}
