import { readSession } from "@/server/auth/queries";
import { withinPatience } from "@/server/deadline";
import { answer } from "@/server/http/answer";
import { keepForVisitor } from "@/server/http/kept-answer";

const keptForSeconds = 30;

/** The signed-in user. Only browsers that have the hint cookie call it. */
export async function GET(): Promise<Response> {
  return keepForVisitor(await answer("session: read", () => withinPatience(readSession)), keptForSeconds);
}
