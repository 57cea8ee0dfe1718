import { addIntegration, getReplay, replayIntegration } from "@sentry/nextjs";

/** Where Sentry keeps which recording this tab belongs to. */
const sessionKey = "sentryReplaySession";

/** Records the page with every text, picture and input hidden; the function that it returns ends that, also in this tab's memory. */
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
        // What is packed could not be looked through by scrubEnvelope(), and the policy of pages allows no worker.
        useCompression: false,
      }),
    );
  }
  return () => {
    void getReplay()?.stop();
    try {
      window.sessionStorage.removeItem(sessionKey);
    } catch {
      // No storage: nothing was kept in it.
    }
  };
}
