import { useEffect, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { Dialog } from "@/components/ui/dialog";
import { ChevronLeftIcon, ChevronRightIcon } from "@/components/ui/icons";
import { imageHeight, renditionUrl } from "@/lib/catalog/image-loader";

interface ZoomDialogProps {
  title: string;
  pictures: readonly { url: string; alt: string }[];
  start: number;
  onClose: () => void;
}

/** A picture at its stored size: fitted first, at full size after a tap; scrolling or pinching moves it. */
export function ZoomDialog({ title, pictures, start, onClose }: ZoomDialogProps) {
  const [index, setIndex] = useState(start);
  const [isLarge, setIsLarge] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const picture = pictures[index];
  const turn = (step: number) => {
    setIndex((current) => (current + step + pictures.length) % pictures.length);
    setIsLarge(false);
  };

  useEffect(() => {
    const element = frame.current;
    if (!isLarge || !element) return;
    element.scrollTo({
      left: (element.scrollWidth - element.clientWidth) / 2,
      top: (element.scrollHeight - element.clientHeight) / 3,
      behavior: "instant",
    });
  }, [isLarge]);

  if (!picture) return null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      shape="full"
      footer={
        pictures.length > 1 ? (
          <div className="flex items-center justify-center gap-4">
            <TurnButton label="Previous picture" onClick={() => turn(-1)}>
              <ChevronLeftIcon />
            </TurnButton>
            <p translate="no" aria-live="polite" className="tabular-nums">
              {index + 1} of {pictures.length}
            </p>
            <TurnButton label="Next picture" onClick={() => turn(1)}>
              <ChevronRightIcon />
            </TurnButton>
          </div>
        ) : null
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys turn the pages, the buttons below do too */}
      <div
        ref={frame}
        className="-m-5 h-[calc(100%+2.5rem)] touch-manipulation overflow-auto overscroll-contain"
        onKeyDown={(event) => {
          if (isLarge) return;
          if (event.key === "ArrowLeft") turn(-1);
          if (event.key === "ArrowRight") turn(1);
        }}
      >
        <button
          type="button"
          aria-pressed={isLarge}
          aria-label={isLarge ? "Fit to the screen" : "Full size"}
          onClick={() => setIsLarge(!isLarge)}
          className={cn(
            "block focus-visible:-outline-offset-4",
            isLarge ? "w-[1920px] cursor-zoom-out" : "size-full cursor-zoom-in",
          )}
        >
          {/* biome-ignore lint/performance/noImgElement: the stored file as it is */}
          <img
            src={renditionUrl(picture.url, 1920)}
            alt={picture.alt}
            width={1920}
            height={imageHeight(1920)}
            className={isLarge ? "max-w-none" : "size-full object-contain"}
          />
        </button>
      </div>
    </Dialog>
  );
}

function TurnButton({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: React.ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-sm border border-input hover:border-foreground"
    >
      {children}
    </button>
  );
}
