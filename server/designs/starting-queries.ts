import "server-only";
import type { DesignDocument } from "@/lib/designer/document";
import { type PrerenderedScene, prerenderScene } from "@/lib/designer/scene/prerendered-scene";
import { startingDesign } from "@/lib/designer/templates/starting-design";
import { loadDesignResources } from "./design-resources";

/** The starting design, drawn on the server: the tee shows its print before any script, text engine or font has loaded. */
export async function getStartingDesign(): Promise<{ document: DesignDocument; drawn: PrerenderedScene }> {
  "use cache";
  const document = startingDesign();
  const resources = await loadDesignResources(document, async () => null);
  return { document, drawn: prerenderScene(document, resources) };
}
