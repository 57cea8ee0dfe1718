import { designIdSchema } from "@/lib/designer/saved-design";
import { getMyDesign } from "@/server/designs/queries";
import { answerWithin } from "@/server/gate/define-route";
import { parseInput } from "@/server/http/parse-input";

export function GET(_: Request, { params }: RouteContext<"/api/designs/[designId]">): Promise<Response> {
  return answerWithin("designReadVisitor", "designs: read", async () =>
    getMyDesign(parseInput(designIdSchema, (await params).designId)),
  );
}
