import { maxPictureBytes } from "@/lib/products/picture-rules";
import { defineUploadRoute } from "@/server/gate/define-upload-route";
import { storeWholePicture } from "@/server/products/store-picture";

/** Uploads one picture of a text as the raw body; returns its URL. */
export const POST = defineUploadRoute({
  name: "pictures: upload for a text",
  guard: "content.write",
  limit: ["staffPerson"],
  maxBytes: maxPictureBytes,
  run: storeWholePicture,
});
