import { downloadResponse } from "@/server/gate/download-response";
import { readJobFile } from "@/server/staff-jobs/queries";

export async function GET(
  _request: Request,
  { params }: RouteContext<"/api/admin/jobs/[jobId]/file">,
): Promise<Response> {
  return downloadResponse("jobs: file", async () => readJobFile((await params).jobId));
}
