import { readSession } from "@/server/auth/queries";
import { withDeadline } from "@/server/deadline";
import { answer } from "@/server/http/answer";
import { cacheForVisitor } from "@/server/http/visitor-cache";

const cacheSeconds = 30;

/** The signed-in user. Only browsers that have the hint cookie call it. */
export async function GET(): Promise<Response> {
  return cacheForVisitor(await answer("session: read", () => withDeadline(readSession)), cacheSeconds);
}
