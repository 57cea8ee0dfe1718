import { answerPng } from "@/server/gate/answer-png";
import { requireSubmissionPrint } from "@/server/submissions/print-queries";

/** front.png and so on: the print file of one side. */
export async function GET(
  _request: Request,
  { params }: RouteContext<"/admin/user-submissions/[submissionId]/prints/[file]">,
): Promise<Response> {
  const { submissionId, file } = await params;
  return answerPng("submissions: print", () => requireSubmissionPrint(submissionId, file));
}
