import { after } from "next/server";
import { artRequestSchema } from "@/lib/ai-art/art-request";
import { getMyArt } from "@/server/ai-art/queries";
import { requestArt } from "@/server/ai-art/request-art";
import { runGeneration } from "@/server/ai-art/run-generations";
import { answerWithin, definePostRoute } from "@/server/gate/define-route";

/** Seconds; the drawing continues after the response. */
export const maxDuration = 300;

/** Credits and pictures of the signed-in person; polled while a picture is drawn. */
export function GET(): Promise<Response> {
  return answerWithin("artReadVisitor", "ai art: list", getMyArt);
}

/** Requests a picture, which is drawn after the response. */
export const POST = definePostRoute({
  name: "ai art: request",
  guard: "customer",
  limit: ["artPerson"],
  schema: artRequestSchema,
  run: async (request, { viewer }) => {
    const mine = await requestArt(viewer.id, request);
    after(() => runGeneration(request.id));
    return mine;
  },
});
