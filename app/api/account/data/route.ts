import { copyMyData } from "@/server/account/queries";
import { answerWithin } from "@/server/gate/define-route";

/** "Download my data": one JSON file with all data of the signed-in person. */
export async function GET(): Promise<Response> {
  const response = await answerWithin("exportVisitor", "account: export", copyMyData);
  if (response.ok) response.headers.set("content-disposition", 'attachment; filename="kapas-my-data.json"');
  return response;
}
