import { listMyDesigns } from "@/server/designs/queries";
import { answerWithin } from "@/server/gate/define-route";

/** The designs of a signed-in person, without their documents. */
export function GET(): Promise<Response> {
  return answerWithin("designReadVisitor", "designs: list", async () => ({ designs: await listMyDesigns() }));
}
