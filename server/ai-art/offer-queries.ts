import "server-only";
import { readWithCachePolicy } from "@/server/catalog/read-with-cache-policy";
import { artProvider } from "@/server/env";
import { readArtSwitch } from "./repository";

/** Whether the editor has the AI tool. */
export async function isArtOffered(): Promise<boolean> {
  "use cache";
  return readWithCachePolicy("productSettings", false, async () => {
    const provider = artProvider();
    if (provider === null) throw new Error("ai art: this build does not know who draws");
    return provider !== "none" && (await readArtSwitch());
  });
}
