import { answerDownload } from "@/server/gate/answer-download";
import { readJobFile } from "@/server/staff-jobs/queries";

export async function GET(
  _request: Request,
  { params }: RouteContext<"/api/admin/jobs/[jobId]/file">,
): Promise<Response> {
  return answerDownload("jobs: file", async () => readJobFile((await params).jobId));
}
