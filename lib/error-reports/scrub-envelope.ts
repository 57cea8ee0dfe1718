import { scrubEvent, scrubValue } from "./scrub-event";

type Item = readonly [headers: { type?: string }, payload: unknown];
type Envelope = readonly [headers: object, items: readonly unknown[]];

/** Its first line says which part it is; the rest are the events of the recording. */
function scrubRecording([headers, payload]: Item): [object, string] | null {
  // One that is packed can't be looked through.
  if (typeof payload !== "string") return null;
  const end = payload.indexOf("\n") + 1;
  const recorded = JSON.stringify(scrubValue(JSON.parse(payload.slice(end))));
  const clean = payload.slice(0, end) + recorded;
  return [{ ...headers, length: new TextEncoder().encode(clean).length }, clean];
}

function scrubItem(item: Item): [object, unknown] | null {
  const [headers, payload] = item;
  switch (headers.type) {
    case "event":
    case "transaction":
    case "replay_event":
      return typeof payload === "object" && payload ? [headers, scrubEvent(payload)] : null;
    case "replay_recording":
      return scrubRecording(item);
    // Counts of what was not sent.
    case "client_report":
      return [headers, payload];
    default:
      return null;
  }
}

/** What leaves, as Sentry's transport takes it; null when nothing of it may. */
export function scrubEnvelope([headers, items]: Envelope): [object, [object, unknown][]] | null {
  const clean = (items as readonly Item[]).flatMap((item) => {
    const kept = scrubItem(item);
    return kept ? [kept] : [];
  });
  return clean.length > 0 ? [Object(scrubValue(headers)), clean] : null;
}
