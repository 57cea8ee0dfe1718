import { createClient } from "@supabase/supabase-js";
import { filesOfUploads } from "./uploads";

/** Puts the files of the seed's uploads into the private bucket of shoppers' pictures; again, they are the same. */
export async function storeUploads(supabaseUrl: string, secretKey: string): Promise<void> {
  const { storage } = createClient(supabaseUrl, secretKey, { auth: { persistSession: false } });
  const bucket = storage.from("design-assets");
  for await (const { path, body, type } of filesOfUploads()) {
    const { error } = await bucket.upload(path, body, { contentType: type, upsert: true });
    if (error) throw new Error(`${path} could not be stored: ${error.message}`);
  }
}
