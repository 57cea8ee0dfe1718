import { currentChoice, hasGpc } from "./consent-store";

/** Whether this visitor's steps may not be counted: by an answer, else by a signal of the browser. */
export function refusesCounting(): boolean {
  if (navigator.doNotTrack === "1") return true;
  const answer = currentChoice()?.decisions.analytics;
  return answer ? !answer.isAllowed : hasGpc();
}
