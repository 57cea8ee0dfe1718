import { z } from "zod";
import { designIdSchema } from "@/lib/designer/saved-design";
import { readDesignOwner } from "@/server/designs/design-owner";
import { storeWithoutBackground } from "@/server/designs/store-upload";
import { AppError } from "@/server/errors";
import { definePostRoute } from "@/server/gate/define-route";
import { parseInput } from "@/server/http/parse-input";

const inputSchema = z.strictObject({ tolerance: z.int().min(0).max(100) });

/** A copy of an upload without its background. */
export async function POST(
  request: Request,
  { params }: RouteContext<"/api/designs/assets/[assetId]/without-background">,
): Promise<Response> {
  const { assetId } = await params;
  const post = definePostRoute({
    name: "uploads: remove background",
    guard: "public",
    limit: ["uploadVisitor", "uploadPerson", "uploadShop"],
    schema: inputSchema,
    workMs: 60_000,
    run: async ({ tolerance }, { viewer }) => {
      const owner = await readDesignOwner(viewer);
      const id = parseInput(designIdSchema, assetId);
      const upload = owner && (await storeWithoutBackground(owner, id, tolerance));
      if (!upload) throw new AppError("not_found");
      return upload;
    },
  });
  return post(request);
}
