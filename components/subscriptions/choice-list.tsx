import { LinePicture } from "@/components/pictures/line-picture";
import { Button } from "@/components/ui/button";
import type { Choice } from "@/lib/subscriptions/subscription";

interface ChoiceListProps {
  choices: readonly Choice[];
  isWorking: boolean;
  /** The variant that is being chosen. */
  pendingId: number | null;
  onChoose: (variantId: number, name: string) => void;
}

/** Designs that fit, the subscriber's tastes first; a click on a colour selects it. */
export function ChoiceList({ choices, isWorking, pendingId, onChoose }: ChoiceListProps) {
  if (choices.length === 0)
    return <p>Nothing else fits your size and plan right now. You can change your size or cut below.</p>;
  return (
    <ul className="grid gap-5">
      {choices.map(({ productId, name, isToTaste, colors }) => (
        <li
          key={productId}
          className="grid grid-cols-[--spacing(24)_1fr] gap-4 border-b pb-5 last:border-b-0"
        >
          <LinePicture url={colors[0]?.imageUrl ?? null} width={96} />
          <div className="min-w-0">
            <p className="wrap-anywhere font-semibold leading-snug">{name}</p>
            {isToTaste ? <p className="text-muted-foreground text-sm">Matches your taste</p> : null}
            <div className="mt-2 flex flex-wrap gap-2">
              {colors.map(({ variantId, name: colour, hex }) => (
                <Button
                  key={variantId}
                  variant="outline"
                  size="sm"
                  isPending={variantId === pendingId}
                  aria-disabled={isWorking || undefined}
                  aria-label={`Choose ${name} in ${colour}`}
                  onClick={() => onChoose(variantId, name)}
                >
                  <span
                    aria-hidden="true"
                    className="inline-block size-4 rounded-full border border-foreground/30"
                    style={{ backgroundColor: hex }}
                  />
                  {colour}
                </Button>
              ))}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
