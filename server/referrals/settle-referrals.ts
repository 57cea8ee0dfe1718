import "server-only";
import { forgetTraces, settleOneReferrer } from "./repository";

const referrersPerRun = 200;

/** Counts what has changed and gives what is earned, one referrer after the other. */
export async function settleReferrals(): Promise<void> {
  for (let settled = 0; settled < referrersPerRun && (await settleOneReferrer()); settled += 1);
  await forgetTraces();
}
