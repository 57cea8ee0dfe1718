import { readSession } from "@/server/auth/queries";
import { withinPatience } from "@/server/deadline";
import { answer } from "@/server/http/answer";
import { keepForVisitor } from "@/server/http/kept-answer";

const keptForSeconds = 30;

/** Who is signed in. Asked only by browsers that carry the hint. */
export async function GET(): Promise<Response> {
  return keepForVisitor(await answer("session: read", () => withinPatience(readSession)), keptForSeconds);
}
