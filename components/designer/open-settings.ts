import type { Designer } from "./designer-context";
import { isWide } from "./use-is-wide";

/** Opens a layer's settings: in the right column of a wide desktop, elsewhere in a panel. */
export function openSettings({ panel, focusing }: Designer, layerId: string): void {
  focusing.set(layerId);
  if (!isWide()) panel.set("edit");
  else if (panel.get() === "edit") panel.set(null);
}
