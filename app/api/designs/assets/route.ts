import { z } from "zod";
import { describeTooLarge, maxUploadBytes } from "@/lib/designer/uploads";
import { uploadNotice } from "@/lib/privacy/collection-notices";
import { noticeSchema } from "@/lib/privacy/notice-schema";
import { ensureDesignOwner } from "@/server/designs/owner-queries";
import { listMyUploads } from "@/server/designs/queries";
import { storeUpload } from "@/server/designs/store-upload";
import { answerWithin } from "@/server/gate/define-route";
import { defineUploadRoute } from "@/server/gate/define-upload-route";
import { parseInput } from "@/server/http/parse-input";
import { visitorIp } from "@/server/http/visitor-ip";

/** The pictures uploaded by this person or this browser, newest first. */
export function GET(): Promise<Response> {
  return answerWithin("designReadVisitor", "uploads: list", async () => ({ assets: await listMyUploads() }));
}

const querySchema = z.object({ notice: noticeSchema(uploadNotice) });

/** Uploads one picture, as the raw body; the query has the version of the shown privacy notice. */
export const POST = defineUploadRoute({
  name: "uploads: add",
  guard: "public",
  limit: ["uploadBrowser", "uploadBrowserDay", "uploadGuests"],
  maxBytes: maxUploadBytes,
  describeTooLarge,
  run: async (file, { viewer }, query) => {
    const { notice } = parseInput(querySchema, Object.fromEntries(query));
    return storeUpload(await ensureDesignOwner(viewer), { address: await visitorIp(), notice }, file);
  },
});
