import type { Layer } from "../document";
import type { SceneResources } from "../resources";
import { type Frame, type Spot, turn } from "./geometry";
import { layerFrame } from "./layer-size";

/** Whether a spot lies in a frame, or at most `slack` mm beside it. */
export function containsSpot(frame: Frame, spot: Spot, slack: number): boolean {
  const own = turn({ x: spot.x - frame.x, y: spot.y - frame.y }, -frame.rot);
  return Math.abs(own.x) <= frame.width / 2 + slack && Math.abs(own.y) <= frame.height / 2 + slack;
}

/** The topmost layer at a spot that is visible and not locked. */
export function hitLayer(
  layers: readonly Layer[],
  spot: Spot,
  slack: number,
  resources: SceneResources,
): Layer | null {
  return (
    layers.findLast((layer) => {
      if (layer.hidden || layer.locked) return false;
      const frame = layerFrame(layer, resources);
      return frame !== null && containsSpot(frame, spot, slack);
    }) ?? null
  );
}
