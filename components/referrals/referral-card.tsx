import { Badge, type BadgeProps } from "@/components/ui/badge";
import { Card, CardTitle } from "@/components/ui/card";
import { formatPaise } from "@/lib/money";
import { formatDay } from "@/lib/orders/when";
import {
  formatProgress,
  formatTshirtCount,
  type MyReferral,
  type Reward,
  teesOfReward,
} from "@/lib/referrals/referral";
import { ReferralLink } from "./referral-link";

/** The person's referral link and its results. */
export function ReferralCard({ referral }: { referral: MyReferral }) {
  const { url, isOn, tees } = referral;
  return (
    <Card>
      <CardTitle>Invite friends</CardTitle>
      <p className="mt-1 text-muted-foreground text-sm">
        {isOn
          ? `Every ${formatTshirtCount(tees)} bought through your link earn you ${teesOfReward} free T-shirt.`
          : "The program is paused: T-shirts bought now earn nothing. What you've earned stays yours."}
      </p>
      <ReferralLink url={url} />
      <ReferralProgress referral={referral} />
    </Card>
  );
}

const states: Record<Reward["state"], { label: string; look: BadgeProps["variant"] }> = {
  open: { label: "Ready", look: "success" },
  used: { label: "Used", look: "muted" },
  over: { label: "Expired", look: "outline" },
};

/** Progress towards the next free T-shirt, and the earned ones. */
function ReferralProgress({ referral }: { referral: MyReferral }) {
  const { counted, tees, waiting, capPaise, rewards } = referral;
  return (
    <div className="mt-4 grid gap-3 border-t pt-4">
      <div>
        <p className="flex items-baseline justify-between gap-3 font-medium text-sm">
          <span>Next free T-shirt</span>
          <span className="tabular-nums">{formatProgress(referral)}</span>
        </p>
        <progress
          value={Math.min(counted, tees)}
          max={tees}
          aria-label={`Next free T-shirt: ${formatProgress(referral)}`}
          className="mt-2 h-2 w-full overflow-hidden rounded-full accent-brand [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-muted [&::-webkit-progress-value]:bg-brand"
        />
        <p className="mt-2 text-muted-foreground text-sm">
          {waiting > 0
            ? `${formatTshirtCount(waiting)} your friends bought ${waiting === 1 ? "is" : "are"} still in the return period and will count after it.`
            : "Your friends' T-shirts count once their return period ends."}
        </p>
      </div>
      {rewards.length > 0 ? (
        <section aria-labelledby="referral-rewards">
          <h3 id="referral-rewards" className="font-medium text-sm">
            Your free T-shirts
          </h3>
          <ul className="mt-1 divide-y">
            {rewards.map((reward) => (
              <RewardLine key={reward.code} reward={reward} />
            ))}
          </ul>
          {rewards.some(({ state }) => state === "open") ? (
            <p className="mt-1 text-muted-foreground text-sm">
              Enter a code in your cart while logged in: {teesOfReward} T-shirt up to {formatPaise(capPaise)}{" "}
              is free.
            </p>
          ) : null}
        </section>
      ) : null}
    </div>
  );
}

function RewardLine({ reward: { code, state, endsAt } }: { reward: Reward }) {
  const { label, look } = states[state];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
      <code className="wrap-anywhere font-semibold text-sm">{code}</code>
      <span className="flex items-center gap-2 text-muted-foreground text-sm">
        {state === "open" && endsAt !== null ? <span>{`until ${formatDay(endsAt)}`}</span> : null}
        <Badge variant={look}>{label}</Badge>
      </span>
    </li>
  );
}
