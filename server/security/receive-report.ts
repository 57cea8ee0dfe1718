import "server-only";
import { z } from "zod";
import { AppError } from "@/server/errors";
import { spendAttempts, visitorAttempt } from "@/server/limits/spend-attempts";
import { log } from "@/server/log";

export const maxReportBytes = 8 * 1024;

/** Order links have a token in the query, so only origin and path of a URL are kept. */
const placeSchema = z
  .string()
  .transform((text) => {
    if (!URL.canParse(text)) return text.slice(0, 40);
    const { protocol, origin, pathname } = new URL(text);
    return origin === "null" ? protocol : `${origin}${pathname}`.slice(0, 200);
  })
  .catch("");

/** A browser's report of what the content policy blocked; other fields are dropped. */
const reportSchema = z.object({
  "csp-report": z.object({
    "effective-directive": z.string().max(60).catch(""),
    "blocked-uri": placeSchema,
    "document-uri": placeSchema,
    "source-file": placeSchema,
    "line-number": z.number().catch(0),
  }),
});

/** Anyone can send a report: it only writes a log line, limited for each visitor. */
export async function receiveReport(body: unknown): Promise<void> {
  const parsed = reportSchema.safeParse(body);
  if (!parsed.success) throw new AppError("bad_request");
  await spendAttempts([await visitorAttempt("policyReportVisitor")]);
  const report = parsed.data["csp-report"];
  log.warn(
    {
      directive: report["effective-directive"],
      blocked: report["blocked-uri"],
      page: report["document-uri"],
      source: `${report["source-file"]}:${report["line-number"]}`,
    },
    "content policy: something was blocked",
  );
}
