import { answer } from "@/server/http/answer";
import { readJson } from "@/server/http/read-body";
import { maxReportBytes, receiveReport } from "@/server/security/receive-report";

/** Reports from browsers about what the content security policy blocked. */
export function POST(request: Request): Promise<Response> {
  return answer("content policy: report", async () => {
    await receiveReport(await readJson(request, maxReportBytes));
    return { ok: true };
  });
}
