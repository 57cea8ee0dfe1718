import { answerCsv } from "@/server/gate/answer-csv";
import { readJobFile } from "@/server/staff-jobs/queries";

export async function GET(
  _request: Request,
  { params }: RouteContext<"/api/admin/jobs/[jobId]/file">,
): Promise<Response> {
  return answerCsv("jobs: file", async () => readJobFile((await params).jobId));
}
