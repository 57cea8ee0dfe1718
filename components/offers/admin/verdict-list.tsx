import Link from "next/link";
import { Badge, type BadgeProps } from "@/components/ui/badge";
import type { Verdict } from "@/lib/offers/simulate";
import { officePaths } from "@/lib/office-paths";

const looks: Record<Verdict["outcome"], [words: string, look: BadgeProps["variant"]]> = {
  used: ["Counts", "success"],
  beaten: ["Beaten", "warning"],
  possible: ["Would work", "soft"],
  refused: ["Does not count", "muted"],
};

/** Each rule with whether it counts, and why. */
export function VerdictList({ verdicts }: { verdicts: readonly Verdict[] }) {
  return (
    <ul>
      {verdicts.map(({ name, couponId, outcome, words }) => (
        <li key={`${name} ${couponId}`} className="border-b py-2">
          <p className="flex flex-wrap items-center justify-between gap-x-3">
            {couponId === null ? (
              <b className="wrap-anywhere">{name}</b>
            ) : (
              <Link
                href={officePaths.coupon(couponId)}
                prefetch={false}
                className="link wrap-anywhere inline-flex min-h-11 items-center lg:min-h-0"
              >
                {name}
              </Link>
            )}
            <Badge variant={looks[outcome][1]}>{looks[outcome][0]}</Badge>
          </p>
          <p className="text-muted-foreground">{words}</p>
        </li>
      ))}
    </ul>
  );
}
