import { currentChoice, hasGpc } from "./consent-store";

/** Whether this visitor refused analytics: by an answer, otherwise by a browser signal. */
export function refusesAnalytics(): boolean {
  if (navigator.doNotTrack === "1") return true;
  const answer = currentChoice()?.decisions.analytics;
  return answer ? !answer.isAllowed : hasGpc();
}
