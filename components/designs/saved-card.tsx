"use client";

import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { designPaths } from "@/lib/design-paths";
import type { ListedDesign } from "@/lib/designer/saved-design";
import { paths } from "@/lib/paths";
import { describeMoment } from "./describe-moment";
import { DesignCard } from "./design-card";

interface SavedCardProps {
  design: ListedDesign;
  /** In view when the page opens. */
  isFirst: boolean;
  isWorking: boolean;
  onMenu: () => void;
}

/** A design that the shop keeps. */
export function SavedCard({ design, isFirst, isWorking, onMenu }: SavedCardProps) {
  const { id, name, rev, savedAt, isShared } = design;
  return (
    <DesignCard
      name={name}
      href={`${paths.customDesign}?design=${id}`}
      note={
        <>
          {describeMoment(savedAt)}
          {isShared ? <Badge className="ml-2">Shared</Badge> : null}
        </>
      }
      picture={<DrawnPicture key={rev} src={designPaths.savedPicture(id, rev)} isFirst={isFirst} />}
    >
      <Button
        variant="outline"
        size="sm"
        className="w-full"
        isPending={isWorking}
        aria-haspopup="dialog"
        aria-label={`More for ${name}`}
        onClick={isWorking ? undefined : onMenu}
      >
        More
      </Button>
    </DesignCard>
  );
}

/** The server draws it at the first look, which takes a moment. */
function DrawnPicture({ src, isFirst }: { src: string; isFirst: boolean }) {
  const [state, setState] = useState<"waiting" | "there" | "failed">("waiting");
  return (
    <span className="block aspect-4/5">
      {state === "waiting" ? (
        <span aria-hidden="true" className="absolute inset-0 animate-pulse bg-secondary" />
      ) : null}
      {state === "failed" ? (
        <span className="absolute inset-0 grid place-items-center p-4 text-center text-muted-foreground text-sm">
          The picture could not be drawn
        </span>
      ) : (
        // biome-ignore lint/performance/noImgElement: it is drawn in this size, for its owner alone
        <img
          // A picture that was there before the page came alive fires no event.
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0) setState("there");
          }}
          src={src}
          alt=""
          width={400}
          height={500}
          loading={isFirst ? "eager" : "lazy"}
          onLoad={() => setState("there")}
          onError={() => setState("failed")}
          className="relative size-full object-cover"
        />
      )}
    </span>
  );
}
