import { z } from "zod";
import { maxCaptchaLength } from "@/lib/auth/captcha";
import { designIdSchema } from "@/lib/designer/saved-design";
import { readDesignOwner } from "@/server/designs/owner-queries";
import { storeWithoutBackground } from "@/server/designs/store-upload";
import { AppError } from "@/server/errors";
import { definePostRoute } from "@/server/gate/define-route";
import { visitorIp } from "@/server/http/visitor-ip";
import { countGuestFile, requireGuestShare } from "@/server/limits/guest-files";

/** A copy of an upload without its background. */
export const POST = definePostRoute({
  name: "uploads: remove background",
  guard: "public",
  limit: ["uploadBrowser", "uploadBrowserDay", "uploadGuests"],
  schema: z.strictObject({
    assetId: designIdSchema,
    tolerance: z.int().min(0).max(100),
    captcha: z.string().max(maxCaptchaLength).optional(),
  }),
  workMs: 60_000,
  run: async ({ assetId, tolerance, captcha }, { viewer }) => {
    await requireGuestShare(viewer, captcha);
    const owner = await readDesignOwner(viewer);
    const upload = owner && (await storeWithoutBackground(owner, await visitorIp(), assetId, tolerance));
    if (!upload) throw new AppError("not_found");
    await countGuestFile(viewer);
    return upload;
  },
});
