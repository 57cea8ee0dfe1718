"use client";

import { DrawnPicture } from "@/components/designer/drawn-picture";
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
      picture={
        <DrawnPicture
          key={rev}
          src={designPaths.savedPicture(id, rev)}
          alt=""
          width={400}
          height={500}
          isFirst={isFirst}
        />
      }
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
