import { LinePicture } from "@/components/pictures/line-picture";
import { cn } from "@/components/ui/cn";
import { changeColour, changeCut } from "@/lib/designer/editor/change-cut";
import { inches } from "@/lib/designer/inches";
import { printAreaOf } from "@/lib/designer/printing/print-areas";
import { smallestPrint } from "@/lib/designer/printing/print-price";
import { formatPaise } from "@/lib/money";
import { priceOfOne } from "@/lib/pricing/price-sizes";
import { useDesigner } from "./designer-context";
import { useStore } from "./store";

/** The cut and the colour of the tee. */
export function ProductPanel() {
  const { editing, commit, shop, announce } = useDesigner();
  const cut = useStore(editing, ({ document }) => document.cut);
  const colour = useStore(editing, ({ document }) => document.colour);
  const blank = shop.blanks.find((each) => each.cut === cut);
  const chosen = shop.colours.find(({ slug }) => slug === colour);
  const offered = shop.colours.filter(({ slug }) => blank?.colours.includes(slug));
  const smallest = smallestPrint(shop.prices);
  const takeCut = (next: (typeof shop.blanks)[number]) => {
    const { document } = editing.get();
    const fallback = next.colours.includes(document.colour) ? document.colour : next.colours[0];
    const changed = changeCut(document, next.cut);
    commit(fallback === undefined ? changed : changeColour(changed, fallback), { label: "Change cut" });
    const lost = fallback !== document.colour && chosen ? `. It isn't available in ${chosen.name}` : "";
    announce(`${next.name}${lost}`);
  };
  return (
    <div className="grid grid-cols-1 gap-6">
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold text-sm">Cut</legend>
        {shop.blanks.map((each) => {
          const area = printAreaOf(each.cut, "front");
          return (
            <button
              key={each.cut}
              type="button"
              aria-pressed={each.cut === cut}
              onClick={() => takeCut(each)}
              className={cn(
                "flex items-start gap-3 rounded-sm border p-2 text-left",
                each.cut === cut
                  ? "border-foreground bg-card ring-1 ring-foreground"
                  : "hover:border-foreground",
              )}
            >
              <span className="w-16 shrink-0">
                <LinePicture url={each.picture} width={64} />
              </span>
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap justify-between gap-x-3">
                  <span className="font-medium">{each.name}</span>
                  <span className="text-sm">
                    <span className="text-muted-foreground text-xs">from </span>
                    <span translate="no" className="tabular-nums">
                      {formatPaise(
                        priceOfOne(each.pricePaise, smallest, shop.prices, shop.discountPercent).unitPaise,
                      )}
                    </span>
                  </span>
                </span>
                {each.fabric ? (
                  <span className="wrap-anywhere mt-1 block text-muted-foreground text-xs">
                    {each.fabric}
                  </span>
                ) : null}
                <span className="mt-1 block text-muted-foreground text-xs">
                  Print up to {inches(area.widthMm)} × {inches(area.heightMm)} in
                </span>
              </span>
            </button>
          );
        })}
      </fieldset>
      <fieldset>
        <legend className="font-semibold text-sm">
          Colour: <span className="font-normal">{chosen?.name ?? colour}</span>
        </legend>
        <div className="mt-1 -ml-1.5 flex flex-wrap">
          {offered.map((each) => (
            <button
              key={each.slug}
              type="button"
              aria-label={each.name}
              aria-pressed={each.slug === colour}
              title={each.name}
              onClick={() => {
                commit(changeColour(editing.get().document, each.slug), { label: "Change colour" });
                announce(each.name);
              }}
              className="grid size-12 place-items-center rounded-full"
            >
              <span
                className={cn(
                  "size-9 rounded-full border border-foreground/25 outline-2 outline-offset-2",
                  each.slug === colour ? "outline-foreground" : "outline-transparent hover:outline-input",
                )}
                style={{ background: each.hex }}
              />
            </button>
          ))}
        </div>
      </fieldset>
      <p className="text-muted-foreground text-sm">
        Colours look brighter on screen than in print. Neon colours print duller than they look here.
      </p>
    </div>
  );
}
