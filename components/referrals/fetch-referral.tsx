import { findUser } from "@/components/auth/session-store";
import { paths } from "@/lib/paths";
import type { MyReferral } from "@/lib/referrals/referral";

export { ReferralCard } from "./referral-card";

/** Null for guests and staff, and when the server does not respond: the page then stays as guests see it. */
export async function fetchReferral(): Promise<MyReferral | null> {
  try {
    const user = await findUser();
    if (!user || user.isStaff) return null;
    const response = await fetch(paths.api.referral);
    return response.ok ? ((await response.json()) as MyReferral) : null;
  } catch {
    return null;
  }
}
