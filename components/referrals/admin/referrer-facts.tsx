import Link from "next/link";
import { Section } from "@/components/admin/section";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { adminPaths } from "@/lib/admin-paths";
import { asPaise, formatPaise } from "@/lib/money";
import { formatMoment, formatShortDay } from "@/lib/orders/when";
import type { AdminReferrer, AdminReward } from "@/lib/referrals/admin-referral";

export function ReferrerFacts({ referrer }: { referrer: AdminReferrer }) {
  const { block, orders, firstOrders, salesPaise, tees, rewards, costPaise } = referrer;
  const facts = [
    ["Orders", `${orders}, ${firstOrders} from new customers`],
    ["Sales", formatPaise(salesPaise)],
    ["T-shirts included", `${tees}`],
    ["Rewards", `${rewards.length}, ${rewards.filter(({ used }) => used).length} used`],
    ["Cost", formatPaise(costPaise)],
    ["Cost per order", orders === 0 ? "—" : formatPaise(asPaise(Math.round(costPaise / orders)))],
  ];
  return (
    <>
      {block ? (
        <div className="mt-4">
          <Alert variant="destructive" title={`Blocked since ${formatMoment(block.at)}`}>
            {block.reason}
          </Alert>
        </div>
      ) : null}
      <dl className="mt-5 grid grid-cols-2 gap-x-8 gap-y-3 sm:grid-cols-3 lg:grid-cols-6">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-muted-foreground text-sm">{label}</dt>
            <dd className="wrap-anywhere font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface RewardListProps {
  referrer: AdminReferrer;
  seesOrders: boolean;
}

export function RewardList({ referrer: { rewards }, seesOrders }: RewardListProps) {
  return (
    <Section id="rewards-heading" title="Free T-shirts">
      {rewards.length === 0 ? <p className="mt-1 text-muted-foreground">None earned yet.</p> : null}
      <ul className="mt-2">
        {rewards.map((reward) => (
          <li key={reward.number} className="grid gap-0.5 border-b py-2">
            <RewardHead reward={reward} />
            <p className="text-muted-foreground text-sm">
              <span>{`Issued ${formatShortDay(reward.givenAt)}`}</span>
              {reward.used ? (
                <>
                  <span>{`, ${formatPaise(reward.used.discountPaise)} off `}</span>
                  {seesOrders ? (
                    <Link href={adminPaths.order(reward.used.orderNumber)} prefetch={false} className="link">
                      {reward.used.orderNumber}
                    </Link>
                  ) : (
                    <span>{reward.used.orderNumber}</span>
                  )}
                </>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function RewardHead({ reward: { coupon, used } }: { reward: AdminReward }) {
  if (!coupon) return <p className="text-muted-foreground">Code deleted.</p>;
  return (
    <p className="flex items-center justify-between gap-3">
      <Link href={adminPaths.coupon(coupon.id)} prefetch={false} className="link wrap-anywhere">
        {coupon.code}
      </Link>
      {used ? (
        <Badge variant="muted">Used</Badge>
      ) : coupon.isActive ? (
        <Badge variant="success">
          {coupon.endsAt === null ? "Ready" : `Until ${formatShortDay(coupon.endsAt)}`}
        </Badge>
      ) : (
        <Badge variant="outline">Switched off</Badge>
      )}
    </p>
  );
}
