import { z } from "zod";
import { publicEnv } from "@/lib/public-env";

/** The URL of an uploaded picture; empty: none. The database checks that it still exists. */
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
