import { isIgnored } from "./ignored";
import { limitReports } from "./report-limits";
import { scrubEnvelope } from "./scrub-envelope";
import { scrubEvent } from "./scrub-event";

export const sampleRates = { traces: 0.05, replays: 0.1, replaysOnError: 0.5 };

/** Disables all automatic data collection of the package. */
const dataCollection = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  graphQL: { document: false, variables: false },
  genAI: { inputs: false, outputs: false },
  databaseQueryData: false,
  queues: false,
  stackFrameVariables: false,
  frameContextLines: 0,
};

interface Thrown {
  type?: string;
  value?: string;
  mechanism?: { handled?: boolean };
  stacktrace?: { frames?: { filename?: string; lineno?: number }[] };
}

interface ReportedEvent {
  message?: string;
  tags?: Record<string, unknown>;
  exception?: { values?: Thrown[] };
}

/** An event for the limits: a server has one error type for many faults, so its location is part of the type there. */
function reportOf(event: ReportedEvent) {
  const thrown = event.exception?.values?.at(-1);
  const frames = thrown?.stacktrace?.frames ?? [];
  const message = thrown?.value ?? event.message ?? "";
  const where = event.tags?.where;
  const type = [thrown?.type ?? "Message", ...(typeof where === "string" ? [where] : [])].join(" ");
  const last = frames.at(-1);
  return {
    type,
    fingerprint: [type, message, last?.filename, last?.lineno].join(" "),
    isUnhandled: thrown?.mechanism?.handled === false,
    message,
    scripts: frames.flatMap(({ filename }) => filename ?? []),
  };
}

/** Checks each error: null for one that needs no fix, and beyond the limits. */
function gateOf(now?: () => number) {
  const { refuse } = limitReports(now);
  return function beforeSend<Event extends ReportedEvent>(event: Event): Event | null {
    const report = reportOf(event);
    return isIgnored(report) || refuse(report) !== null ? null : scrubEvent(event);
  };
}

interface Transport<Envelope> {
  send: (envelope: Envelope) => PromiseLike<object>;
  flush: (timeout?: number) => PromiseLike<boolean>;
}

/** The last check before sending: only scrubbed envelopes pass. */
export function scrubTransport<Options, Envelope extends readonly [object, readonly unknown[]]>(
  makeTransport: (options: Options) => Transport<Envelope>,
  maySend: (type: string | undefined) => boolean = () => true,
): (options: Options) => Transport<Envelope> {
  return (options) => {
    const inner = makeTransport(options);
    return {
      flush: (timeout) => inner.flush(timeout),
      send: async (envelope) => {
        try {
          const [headers, items] = envelope;
          const allowed = items.filter((item) => maySend(Object(Object(item)[0]).type));
          const clean = scrubEnvelope([headers, allowed]);
          return clean ? await inner.send(clean as unknown as Envelope) : {};
        } catch {
          return {};
        }
      },
    };
  };
}

/** The options shared by browser and server. */
export function sentryOptions(dsn: string, environment: string, now?: () => number) {
  return {
    dsn,
    environment,
    dataCollection,
    traceLifecycle: "static" as const,
    // No other service receives trace headers.
    tracePropagationTargets: [],
    sendClientReports: false,
    maxBreadcrumbs: 30,
    beforeSend: gateOf(now),
    beforeSendTransaction: scrubEvent,
  };
}
