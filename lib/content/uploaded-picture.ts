import { z } from "zod";
import { publicEnv } from "@/lib/public-env";

/** Where a picture lies that was uploaded to the shop; empty: none. The database asks whether it is still there. */
export const uploadedPicture = z
  .string()
  .trim()
  .max(500, "Up to 500 characters")
  .refine(
    (url) =>
      url === "" ||
      (url.startsWith(`${publicEnv.supabaseUrl}/storage/v1/object/public/`) &&
        /^https?:\/\/[\w.:/-]+$/.test(url) &&
        !url.includes("/..")),
    "Choose a picture from your computer",
  );
