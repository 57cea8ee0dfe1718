import type { Designer } from "./designer-context";
import { isWide } from "./use-is-wide";

/** Leads to the settings of a layer: at the right of a wide desk, elsewhere in a panel of their own. */
export function openSettings({ panel, focusing }: Designer, layerId: string): void {
  focusing.set(layerId);
  if (!isWide()) panel.set("edit");
  else if (panel.get() === "edit") panel.set(null);
}
