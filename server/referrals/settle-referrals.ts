import "server-only";
import { purgeTraces, settleOneReferrer } from "./repository";

const referrersPerRun = 200;

/** Recounts changes and gives rewards, one referrer after the other. */
export async function settleReferrals(): Promise<void> {
  for (let settled = 0; settled < referrersPerRun && (await settleOneReferrer()); settled += 1);
  await purgeTraces();
}
