import { downloadResponse } from "@/server/gate/download-response";
import { requireSubmissionFiles } from "@/server/submissions/print-queries";

export async function GET(
  _request: Request,
  { params }: RouteContext<"/admin/user-submissions/[submissionId]/print-files.zip">,
): Promise<Response> {
  const { submissionId } = await params;
  return downloadResponse("submissions: print files", () => requireSubmissionFiles(submissionId));
}
