import "server-only";
import pino from "pino";

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

/** One JSON line per event, to standard output. Logs ids, never personal data or secrets. */
export const log = pino({
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: { paths: hidden.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: "[hidden]" },
});
