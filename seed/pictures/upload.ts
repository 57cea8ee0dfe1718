import { setTimeout } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import type { StoredFile } from "./encode";

const BUCKET = "product-images";
const TRIES = 4;
const THIRTY_DAYS = "2592000";

export type Uploader = {
  upload: (file: StoredFile) => Promise<void>;
  publicUrl: (name: string) => string;
};

// No status: the connection broke, which happens in thousands of uploads from a busy machine.
const isBroken = (error: object | null) => error !== null && !("statusCode" in error && error.statusCode);

export const makeUploader = (supabaseUrl: string, secretKey: string): Uploader => {
  const bucket = createClient(supabaseUrl, secretKey, { auth: { persistSession: false } }).storage.from(
    BUCKET,
  );
  const store = ({ name, body }: StoredFile) =>
    bucket.upload(name, body, { contentType: "image/webp", cacheControl: THIRTY_DAYS, upsert: false });
  return {
    upload: async (file) => {
      const { name } = file;
      let { error } = await store(file);
      for (let tries = 1; tries < TRIES && isBroken(error); tries += 1) {
        await setTimeout(tries * 500);
        ({ error } = await store(file));
      }
      // An interrupted earlier run has stored it: names are made from content, so it is the same picture.
      const isThere = error && "statusCode" in error && String(error.statusCode) === "409";
      if (error && !isThere) throw new Error(`${name} could not be stored: ${error.message}`);
    },
    publicUrl: (name) => bucket.getPublicUrl(name).data.publicUrl,
  };
};
