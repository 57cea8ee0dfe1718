import { errorReportSchema } from "@/lib/error-reports/report-schema";
import { receiveError } from "@/server/error-reports/receive-error";
import { defineFunctionRoute } from "@/server/gate/define-function-route";

/** Error reports from visitors' browsers. */
export const POST = defineFunctionRoute({
  name: "error reports: receive",
  guard: "anybody",
  limit: ["errorReportVisitor"],
  maxBytes: 16 * 1024,
  schema: errorReportSchema,
  run: receiveError,
});
