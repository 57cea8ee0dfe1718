import { pngResponse } from "@/server/gate/png-response";
import { requireSubmissionPrint } from "@/server/submissions/print-queries";

/** front.png and so on: the print file of one side. */
export async function GET(
  _request: Request,
  { params }: RouteContext<"/admin/user-submissions/[submissionId]/prints/[file]">,
): Promise<Response> {
  const { submissionId, file } = await params;
  return pngResponse("submissions: print", () => requireSubmissionPrint(submissionId, file));
}
