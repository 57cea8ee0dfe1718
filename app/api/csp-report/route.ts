import { answer } from "@/server/http/answer";
import { readJson } from "@/server/http/read-body";
import { maxReportBytes, receiveReport } from "@/server/security/receive-report";

/** Where browsers say what the content policy has blocked. */
export function POST(request: Request): Promise<Response> {
  return answer("content policy: report", async () => {
    await receiveReport(await readJson(request, maxReportBytes));
    return { ok: true };
  });
}
