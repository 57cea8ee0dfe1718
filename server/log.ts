import "server-only";
import { channel } from "node:diagnostics_channel";
import pino from "pino";
import { scrub } from "@/lib/scrub";
import { requestContext } from "./request-context";

const personal = [
  "name",
  "email",
  "phone",
  "contact",
  "shippingAddress",
  "shipping_address",
  "line1",
  "line2",
  "raw",
];
const secret = ["token", "password", "secret", "signature", "authorization", "cookie", "otp", "card", "vpa"];
const hidden = [...personal, ...secret];

/** A database error contains the refused value, a provider's the address. */
function serializeError(error: unknown): unknown {
  if (typeof error === "string") return scrub(error);
  if (!(error instanceof Error)) return error;
  const facts = Object.entries(pino.stdSerializers.err(error));
  return Object.fromEntries(
    facts.map(([name, value]) => [name, typeof value === "string" ? scrub(value) : value]),
  );
}

/** The process-wide channel for lines of level error; its subscriber gets a LoggedError. */
export const loggedErrors = "kapas.logged-errors";

export interface LoggedError {
  /** Not redacted. */
  fields: Record<string, unknown>;
  message: string;
}

const heard = channel(loggedErrors);

function publishError([first, second]: readonly unknown[]): void {
  const isLine = typeof first === "string";
  const line: LoggedError = { fields: isLine ? {} : Object(first), message: String(isLine ? first : second) };
  heard.publish(line);
}

/** One JSON line per event, to standard output. Logs ids, never personal data or secrets. */
export const log = pino({
  base: null,
  // A copy: pino adds the line's own facts to it.
  mixin: () => ({ ...requestContext() }),
  serializers: { err: serializeError, error: serializeError },
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: { paths: hidden.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: "[hidden]" },
  hooks: {
    logMethod(args, method, level) {
      method.apply(this, args);
      if (level >= 50 && heard.hasSubscribers) publishError(args);
    },
  },
});
