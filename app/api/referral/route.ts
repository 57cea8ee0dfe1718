import { answerWithin } from "@/server/gate/define-route";
import { loadMyReferral } from "@/server/referrals/queries";

/** The signed-in person's referral link and its results. */
export function GET(): Promise<Response> {
  return answerWithin("referralVisitor", "referral: read", loadMyReferral);
}
