"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { GarmentPicture } from "@/components/designer/canvas/garment-picture";
import { LayerMarkup } from "@/components/designer/canvas/scene-markup";
import {
  type Draft,
  deleteDeviceDraft,
  listDrafts,
  overwriteDraft,
} from "@/components/designer/drafts/draft-storage";
import { createSceneParts, type SceneParts } from "@/components/designer/scene-parts";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast-store";
import { clothOf } from "@/lib/designer/cloth";
import type { DesignDocument } from "@/lib/designer/document";
import { FRAME } from "@/lib/designer/garments/garment";
import { areaToPicture, coverSideOf, viewsOn } from "@/lib/designer/printing/placements";
import { paths } from "@/lib/paths";
import { describeMoment } from "./describe-moment";
import { DesignCard, designGrid } from "./design-card";

interface DeviceDesignsProps {
  colours: readonly { slug: string; hex: string }[];
  /** The account's designs, shown above; null for a guest. */
  savedIds: readonly string[] | null;
}

/** Designs that only this browser has. */
export function DeviceDesigns({ colours, savedIds }: DeviceDesignsProps) {
  const [drafts, setDrafts] = useState<Draft[] | "failed" | null>(null);
  const [parts] = useState<SceneParts>(() => createSceneParts());
  useEffect(() => {
    listDrafts().then(setDrafts, () => setDrafts("failed"));
  }, []);

  if (drafts === null) return savedIds?.length ? null : <Waiting />;
  if (drafts === "failed") return savedIds?.length ? null : <NoStorage />;
  const own = drafts.filter(({ id }) => !savedIds?.includes(id));
  if (own.length === 0) return savedIds?.length ? null : <NothingYet />;

  const remove = async (draft: Draft) => {
    await deleteDeviceDraft(draft.id);
    setDrafts(drafts.filter(({ id }) => id !== draft.id));
    toast({
      title: `“${draft.name}” deleted`,
      action: {
        label: "Undo",
        onPress: () => {
          void overwriteDraft(draft).then(listDrafts).then(setDrafts);
        },
      },
    });
  };
  const duplicate = async (draft: Draft) => {
    const copy = { ...draft, id: crypto.randomUUID(), name: copyOf(draft.name), rev: 0, isChanged: true };
    await overwriteDraft({ ...copy, savedAt: Date.now() });
    setDrafts(await listDrafts());
  };
  const toastOnFailure = (step: Promise<void>) => {
    step.catch(() =>
      toast({ title: "Something went wrong in this browser. Please try again.", variant: "destructive" }),
    );
  };

  return (
    <section aria-labelledby={savedIds?.length ? "on-this-device" : undefined}>
      {savedIds?.length ? (
        <div className="mt-14 mb-6 border-t pt-8">
          <h2 id="on-this-device" className="display text-2xl">
            Only on this device
          </h2>
          <p className="mt-2 text-muted-foreground">
            They'll be saved to your account the next time you open the designer here.
          </p>
        </div>
      ) : null}
      <ul className={designGrid}>
        {own.map((draft) => (
          <li key={draft.id}>
            <DesignCard
              name={draft.name}
              href={`${paths.customDesign}?design=${draft.id}`}
              note={describeMoment(draft.savedAt)}
              picture={<DraftPicture document={draft.document} colours={colours} parts={parts} />}
            >
              <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
                <Button variant="outline" size="sm" onClick={() => toastOnFailure(duplicate(draft))}>
                  Duplicate
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Delete ${draft.name}`}
                  onClick={() => toastOnFailure(remove(draft))}
                >
                  Delete
                </Button>
              </div>
            </DesignCard>
          </li>
        ))}
      </ul>
    </section>
  );
}

const maxLetters = 60;
const copyOf = (name: string) => `Copy of ${name}`.slice(0, maxLetters).trim();

function Waiting() {
  return (
    <div className={designGrid} aria-busy="true">
      <Skeleton className="aspect-4/5" />
      <Skeleton className="aspect-4/5" />
    </div>
  );
}

function NoStorage() {
  return (
    <EmptyState isCompact title="This browser can't save designs">
      You may be in a private window. Log in to save designs to your account.
    </EmptyState>
  );
}

function NothingYet() {
  return (
    <EmptyState
      isCompact
      title="No designs yet"
      actions={<ButtonLink href={paths.customDesign}>Start a design</ButtonLink>}
    >
      Start with text, your own picture or our art. Everything you start is saved here automatically.
    </EmptyState>
  );
}

interface DraftPictureProps {
  document: DesignDocument;
  colours: readonly { slug: string; hex: string }[];
  parts: SceneParts;
}

/** A printed side of a design, drawn in the browser, because the server does not have it. */
function DraftPicture({ document, colours, parts }: DraftPictureProps) {
  const { resources } = useSyncExternalStore(parts.subscribe, parts.get, parts.get);
  const cloth = clothOf(colours, document.colour) ?? { hex: "#f6f5f1", isMelange: false };
  const side = coverSideOf(document);
  return (
    <GarmentPicture cut={document.cut} picture={side} clothHex={cloth.hex} isMelange={cloth.isMelange} alt="">
      <svg viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} aria-hidden="true" className="size-full">
        {viewsOn(side).map((view) => (
          <g key={view} transform={areaToPicture(document.cut, view)}>
            {document.views[view].map((layer) =>
              layer.hidden ? null : <LayerMarkup key={layer.id} layer={layer} resources={resources} />,
            )}
          </g>
        ))}
      </svg>
    </GarmentPicture>
  );
}
