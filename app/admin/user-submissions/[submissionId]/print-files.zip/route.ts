import { answerDownload } from "@/server/gate/answer-download";
import { requireSubmissionFiles } from "@/server/submissions/print-queries";

export async function GET(
  _request: Request,
  { params }: RouteContext<"/admin/user-submissions/[submissionId]/print-files.zip">,
): Promise<Response> {
  const { submissionId } = await params;
  return answerDownload("submissions: print files", () => requireSubmissionFiles(submissionId));
}
