import { describeTooLarge, maxUploadBytes } from "@/lib/designer/uploads";
import { ensureDesignOwner } from "@/server/designs/owner-queries";
import { listMyUploads } from "@/server/designs/queries";
import { storeUpload } from "@/server/designs/store-upload";
import { answerWithin } from "@/server/gate/define-route";
import { defineUploadRoute } from "@/server/gate/define-upload-route";
import { visitorIp } from "@/server/http/visitor-ip";

/** The pictures uploaded by this person or this browser, newest first. */
export function GET(): Promise<Response> {
  return answerWithin("designReadVisitor", "uploads: list", async () => ({ assets: await listMyUploads() }));
}

/** Uploads one picture, as the raw body. */
export const POST = defineUploadRoute({
  name: "uploads: add",
  guard: "public",
  limit: ["uploadBrowser", "uploadBrowserDay", "uploadGuests"],
  maxBytes: maxUploadBytes,
  describeTooLarge,
  run: async (file, { viewer }) => storeUpload(await ensureDesignOwner(viewer), await visitorIp(), file),
});
