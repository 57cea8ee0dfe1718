"use client";

import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { artStyles } from "@/lib/ai-art/art-styles";
import type { Generation } from "@/lib/ai-art/my-art";
import { designPaths } from "@/lib/design-paths";

type Drawn = Generation & { asset: NonNullable<Generation["asset"]> };

interface AiResultsProps {
  generations: readonly Generation[];
  /** Another one may be drawn. */
  canDraw: boolean;
  onPlace: (generation: Drawn) => void;
  onChange: (generation: Generation) => void;
}

/** Pictures that were drawn, the newest first. */
export function AiResults({ generations, canDraw, onPlace, onChange }: AiResultsProps) {
  const drawn = generations.filter((each): each is Drawn => each.asset !== null);
  if (drawn.length === 0) return null;
  return (
    <section aria-label="Drawn for you" className="grid gap-2">
      <h3 className="font-semibold text-sm">Drawn for you</h3>
      <ul className="grid grid-cols-2 gap-3 max-md:grid-cols-3 max-[26rem]:grid-cols-2">
        {drawn.map((each) => (
          <li key={each.id} className="min-w-0">
            <figure className="relative">
              {/* biome-ignore lint/performance/noImgElement: the owner's own picture, behind their session */}
              <img
                src={designPaths.upload(each.asset.id)}
                alt={`${each.prompt}, ${artStyles[each.style].name}`}
                loading="lazy"
                className="aspect-square w-full rounded-sm border bg-[repeating-conic-gradient(#0001_0_25%,transparent_0_50%)] bg-size-[1rem_1rem] object-contain"
              />
              <Badge variant="ink" title="Drawn by a machine" className="absolute top-1.5 left-1.5">
                AI
              </Badge>
              <figcaption title={each.prompt} className="mt-1 truncate text-muted-foreground text-xs">
                {each.prompt}
              </figcaption>
            </figure>
            <Button
              size="sm"
              className="mt-1 w-full px-2"
              aria-label={`Place on tee: ${each.prompt}`}
              onClick={() => onPlace(each)}
            >
              Place on tee
            </Button>
            {canDraw ? (
              <button
                type="button"
                aria-label={`Try again with changes: ${each.prompt}`}
                onClick={() => onChange(each)}
                className="link min-h-11 w-full text-sm"
              >
                Change it
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
