"use client";

import { type CSSProperties, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";

export type DrawnState = "waiting" | "there" | "failed";

interface DrawnPictureProps {
  src: string;
  alt: string;
  /** In pixels */
  width: number;
  height: number;
  /** In view when the page opens. */
  isFirst?: boolean;
  /** Offers Retry when the picture could not be drawn; not inside a link. */
  canAskAgain?: boolean;
  /** Called on every state change. */
  onState?: (src: string, state: DrawnState) => void;
  className?: string;
  style?: CSSProperties;
}

/** A busy server draws it a moment later (milliseconds). */
const againMs = 3000;

/** A picture that the server draws on first request, which takes a moment. */
export function DrawnPicture({
  isFirst,
  canAskAgain,
  onState,
  className,
  style,
  ...image
}: DrawnPictureProps) {
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<DrawnState | "late">("waiting");
  const askAgain = () => {
    setTries((count) => count + 1);
    setState("waiting");
  };
  const onError = () => setState(tries === 0 ? "late" : "failed");

  useEffect(() => {
    if (state !== "late") return;
    const timer = setTimeout(() => {
      setTries(1);
      setState("waiting");
    }, againMs);
    return () => clearTimeout(timer);
  }, [state]);

  useEffect(() => {
    onState?.(image.src, state === "late" ? "waiting" : state);
  }, [onState, image.src, state]);

  return (
    <span
      className={cn("relative block overflow-hidden", className)}
      style={{ aspectRatio: `${image.width} / ${image.height}`, ...style }}
    >
      {state === "waiting" || state === "late" ? (
        <span aria-hidden="true" className="absolute inset-0 animate-pulse bg-secondary" />
      ) : null}
      {canAskAgain && (state === "waiting" || state === "late") ? (
        <span
          aria-hidden="true"
          // Most pictures are there sooner.
          className="absolute inset-0 grid animate-[fade-in_200ms_400ms_both] place-content-center p-4 text-center text-muted-foreground text-sm"
        >
          Drawing the picture…
        </span>
      ) : null}
      {state === "failed" ? (
        <span
          role="status"
          className="absolute inset-0 grid place-content-center justify-items-center gap-3 bg-secondary p-4 text-center text-muted-foreground text-sm"
        >
          <span>We couldn't load this picture</span>
          {canAskAgain ? (
            <Button size="sm" variant="outline" onClick={askAgain}>
              Try again
            </Button>
          ) : null}
        </span>
      ) : state === "late" ? null : (
        // biome-ignore lint/performance/noImgElement: it is drawn in the size that is shown
        <img
          key={tries}
          // A picture that loaded or failed before hydration fires no event.
          ref={(element) => {
            if (!element?.complete || state !== "waiting") return;
            if (element.naturalWidth > 0) setState("there");
            else onError();
          }}
          {...image}
          alt={image.alt}
          loading={isFirst ? "eager" : "lazy"}
          onLoad={() => setState("there")}
          onError={onError}
          className="relative size-full object-cover"
        />
      )}
    </span>
  );
}
