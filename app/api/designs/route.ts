import { listMyDesigns } from "@/server/designs/queries";
import { answerWithin } from "@/server/gate/define-route";

/** The designs of a signed-in person, without what is in them. */
export function GET(): Promise<Response> {
  return answerWithin("designReadVisitor", "designs: list", async () => ({ designs: await listMyDesigns() }));
}
