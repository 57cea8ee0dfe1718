import { addIntegration, getReplay, replayIntegration } from "@sentry/nextjs";

/** Where Sentry stores which recording this tab belongs to. */
const sessionKey = "sentryReplaySession";

/** Records the page with every text, picture and input hidden; the returned function stops it, also in this tab's storage. */
export function recordVisit(): () => void {
  const earlier = getReplay();
  if (earlier) earlier.startBuffering();
  else {
    addIntegration(
      replayIntegration({
        maskAllText: true,
        maskAllInputs: true,
        blockAllMedia: true,
        maskAttributes: ["title", "placeholder", "aria-label", "alt", "content", "value", "label"],
        // scrubEnvelope() could not read compressed data, and the pages' policy allows no worker.
        useCompression: false,
      }),
    );
  }
  return () => {
    void getReplay()?.stop();
    try {
      window.sessionStorage.removeItem(sessionKey);
    } catch {
      // No storage: nothing was stored.
    }
  };
}
