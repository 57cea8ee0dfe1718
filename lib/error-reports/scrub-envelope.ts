import { scrubEvent, scrubValue } from "./scrub-event";

type Item = readonly [headers: { type?: string }, payload: unknown];
type Envelope = readonly [headers: object, items: readonly unknown[]];

/** Its first line identifies the part; the rest are the recording's events. */
function scrubRecording([headers, payload]: Item): [object, string] | null {
  // A compressed one can't be checked.
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

/** The part that may be sent, in the format of Sentry's transport; null when nothing may. */
export function scrubEnvelope([headers, items]: Envelope): [object, [object, unknown][]] | null {
  const clean = (items as readonly Item[]).flatMap((item) => {
    const scrubbed = scrubItem(item);
    return scrubbed ? [scrubbed] : [];
  });
  return clean.length > 0 ? [Object(scrubValue(headers)), clean] : null;
}
