import { answerWithin } from "@/server/gate/define-route";
import { askMyReferral } from "@/server/referrals/queries";

/** The own link of whoever is signed in, and what it has brought. */
export function GET(): Promise<Response> {
  return answerWithin("referralVisitor", "referral: read", askMyReferral);
}
