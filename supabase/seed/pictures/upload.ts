import { createClient } from "@supabase/supabase-js";
import type { StoredFile } from "./encode";

const BUCKET = "product-images";
const THIRTY_DAYS = "2592000";

export type Uploader = {
  upload: (file: StoredFile) => Promise<void>;
  publicUrl: (name: string) => string;
};

export const makeUploader = (supabaseUrl: string, secretKey: string): Uploader => {
  const bucket = createClient(supabaseUrl, secretKey, { auth: { persistSession: false } }).storage.from(
    BUCKET,
  );
  return {
    upload: async ({ name, body }) => {
      const { error } = await bucket.upload(name, body, {
        contentType: "image/webp",
        cacheControl: THIRTY_DAYS,
        upsert: false,
      });
      // Written by an earlier run that was cut short: names are made from content, so it is the same picture.
      const isThere = error && "statusCode" in error && String(error.statusCode) === "409";
      if (error && !isThere) throw new Error(`${name} could not be stored: ${error.message}`);
    },
    publicUrl: (name) => bucket.getPublicUrl(name).data.publicUrl,
  };
};
