import "server-only";
import type { MyArt } from "@/lib/ai-art/my-art";
import { readAs } from "@/server/catalog/read-as";
import { artProvider } from "@/server/env";
import { AppError } from "@/server/errors";
import { getViewer } from "@/server/session/viewer";
import { findMyArt, readArtSwitch } from "./repository";

/** Whether the editor has the tool at all. */
export async function isArtOffered(): Promise<boolean> {
  "use cache";
  return readAs("productSettings", false, async () => {
    const provider = artProvider();
    if (provider === null) throw new Error("ai art: this build does not know who draws");
    return provider !== "none" && (await readArtSwitch());
  });
}

export async function getMyArt(): Promise<MyArt> {
  const viewer = await getViewer();
  if (!viewer) throw new AppError("unauthenticated");
  return findMyArt(viewer.id);
}
