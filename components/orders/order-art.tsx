import { Reasons } from "@/components/designer/proof/proof-review";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button-link";
import type { OrderView } from "@/lib/orders/order";
import { designerPath } from "@/lib/submissions/design-change";
import {
  artStateOf,
  describePendingArtReview,
  describeRefusedItemsRemoval,
  describeUpcomingArtReview,
} from "@/lib/submissions/order-art";
import type { OrderArt as Art } from "@/lib/submissions/submission";
import { RemoveRefusedItems } from "./remove-refused-items";

interface OrderArtProps {
  order: OrderView;
  art: readonly Art[];
  /** Time to review a design, in hours. */
  hours: number | null;
}

/** The review status of an order's custom designs until they are printed, and the options after a refusal. */
export function OrderArt({ order, art, hours }: OrderArtProps) {
  const coming = describeUpcomingArtReview(order, hours);
  if (coming) return <p className="text-muted-foreground">{coming}</p>;
  if (order.status !== "Confirmed") return null;
  const state = artStateOf(art);
  if (state === "none") return null;
  if (state === "approved")
    return (
      <p className="text-muted-foreground">
        {art.length === 1
          ? "Your design is approved for printing."
          : "Your designs are approved for printing."}
      </p>
    );
  if (state === "waiting")
    return (
      <Alert title={describePendingArtReview(art, hours)}>Nothing to do for now: we'll let you know.</Alert>
    );
  return <RefusedArt order={order} art={art} />;
}

function RefusedArt({ order, art }: Omit<OrderArtProps, "hours">) {
  const refused = art.filter(({ isRefused }) => isRefused);
  const ref = { orderNumber: order.orderNumber, token: order.token };
  const leaving = describeRefusedItemsRemoval(order, art);
  return (
    <section
      aria-labelledby="refused-art"
      className="grid gap-5 rounded-md border border-warning bg-card p-5"
    >
      <div>
        <h2 id="refused-art" className="font-semibold text-lg">
          {refused.length === 1
            ? "We can't print your design as it is"
            : "We can't print these designs as they are"}
        </h2>
        <p className="mt-1">Your order is on hold until you choose what to do.</p>
      </div>
      {refused.map(({ versionId, designId, name, reasons, answer }) => (
        <div key={versionId} className="grid gap-3">
          <h3 className="wrap-anywhere font-semibold">“{name}”</h3>
          <Reasons reasons={reasons} answer={answer} />
          <div className="flex flex-wrap gap-3 max-sm:*:w-full">
            <ButtonLink
              href={designerPath(designId, { replaces: versionId, order: ref, follows: null })}
              prefetch={false}
              aria-label={`Change the design “${name}”`}
            >
              Change the design
            </ButtonLink>
          </div>
        </div>
      ))}
      <p className="text-muted-foreground text-sm">
        The changed design is printed on the same tee, in the same colour, at the same price.
      </p>
      <RemoveRefusedItems order={ref} leaving={leaving} designs={refused.length} />
    </section>
  );
}
