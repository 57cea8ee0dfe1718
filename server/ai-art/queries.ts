import "server-only";
import type { MyArt } from "@/lib/ai-art/my-art";
import { AppError } from "@/server/errors";
import { getViewer } from "@/server/session/viewer";
import { findMyArt } from "./repository";

export async function getMyArt(): Promise<MyArt> {
  const viewer = await getViewer();
  if (!viewer) throw new AppError("unauthenticated");
  return findMyArt(viewer.id);
}
