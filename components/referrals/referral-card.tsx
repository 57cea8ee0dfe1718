import { Card, CardTitle } from "@/components/ui/card";
import { type MyReferral, teesOfReward, tellTees } from "@/lib/referrals/referral";
import { ReferralLink } from "./referral-link";
import { ReferralProgress } from "./referral-progress";

/** The own link and what it has brought. */
export function ReferralCard({ referral }: { referral: MyReferral }) {
  const { url, isOn, pieces } = referral;
  return (
    <Card>
      <CardTitle>Invite friends</CardTitle>
      <p className="mt-1 text-muted-foreground text-sm">
        {isOn
          ? `Every ${tellTees(pieces)} bought through your link earn you ${teesOfReward} free T-shirt.`
          : "The program has a break: T-shirts bought now earn nothing. What you have earned stays yours."}
      </p>
      <ReferralLink url={url} />
      <ReferralProgress referral={referral} />
    </Card>
  );
}
