import Link from "next/link";
import { LinePicture } from "@/components/pictures/line-picture";
import { Badge } from "@/components/ui/badge";
import { officePaths } from "@/lib/office-paths";
import { formatLimit, formatShortDay } from "@/lib/orders/when";
import type { DeskPick, DeskSubscription } from "@/lib/subscriptions/desk";

/** The tees that the next charge pays for, as they stand now. */
export function NextParcel({ subscription }: { subscription: DeskSubscription }) {
  const { picks, chargeAt, cutoffAt, isOpenForChange, endedAt, plan } = subscription;
  return (
    <section aria-labelledby="parcel-heading">
      <h2 id="parcel-heading" className="font-semibold text-lg">
        Next parcel
      </h2>
      <p className="text-muted-foreground">
        {chargeAt
          ? `Charged ${formatShortDay(chargeAt)}. ${
              isOpenForChange && cutoffAt
                ? `Can be changed until ${formatLimit(cutoffAt)}.`
                : "It can't be changed any more."
            }`
          : "No charge is due."}
      </p>
      {endedAt === null && picks.length < plan.tees ? (
        <p className="mt-2">
          {picks.length} of {plan.tees} tees are picked: nothing more in the shop fits.
        </p>
      ) : null}
      {picks.length > 0 ? (
        <ul className="mt-3 grid gap-x-6 sm:grid-cols-2">
          {picks.map((pick) => (
            <Pick key={pick.position} pick={pick} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function Pick({ pick }: { pick: DeskPick }) {
  const { productId, name, imageUrl, colorName, size, isChosen, isAvailable } = pick;
  return (
    <li className="grid grid-cols-[--spacing(14)_minmax(0,1fr)] gap-x-4 border-b py-3">
      <LinePicture url={imageUrl} width={56} />
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <Link href={officePaths.product(productId)} prefetch={false} className="link">
            {name}
          </Link>
        </p>
        <p className="text-muted-foreground text-sm">
          {colorName}, {size} · {isChosen ? "chosen by the subscriber" : "picked by the rule"}
        </p>
        {isAvailable ? null : <Badge variant="warning">Gone: picked anew at the charge</Badge>}
      </div>
    </li>
  );
}
