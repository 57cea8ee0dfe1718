import "server-only";
import type { DesignDocument } from "@/lib/designer/document";
import { type DrawnScene, drawAhead } from "@/lib/designer/scene/drawn-scene";
import { startingDesign } from "@/lib/designer/templates/starting-design";
import { openDesignResources } from "./design-resources";

/** The starting design, drawn on the server: the tee shows its print before any script, text engine or font has loaded. */
export async function getStartingDesign(): Promise<{ document: DesignDocument; drawn: DrawnScene }> {
  "use cache";
  const document = startingDesign();
  const resources = await openDesignResources(document, async () => null);
  return { document, drawn: drawAhead(document, resources) };
}
