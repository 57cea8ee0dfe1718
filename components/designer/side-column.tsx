"use client";

import { Spinner } from "@/components/ui/spinner";
import { makeLatePart } from "./late-part";
import { useIsWide } from "./use-is-wide";
import { useSelected } from "./use-selected";

const SideLayers = makeLatePart(async () => {
  const { LayersList } = await import("./layers-list");
  return () => <LayersList id="side-layers" />;
});
const EditPanel = makeLatePart(async () => (await import("./edit-panel")).EditPanel);

/** At the right of a wide desk: the layers, and everything about the selected one. */
export function SideColumn() {
  const hasSelection = useSelected() !== null;
  // Narrow screens have the same in a panel; two of them would confuse readers of screens.
  const isWide = useIsWide();
  return (
    <aside
      aria-label="Layers and settings"
      className="hidden min-h-0 flex-col overflow-y-auto border-l lg:flex"
    >
      {isWide ? (
        <>
          <div className="border-b p-4">
            <h2 className="mb-2 font-semibold">Layers</h2>
            <SideLayers />
          </div>
          {hasSelection ? (
            <div className="p-4">
              <EditPanel fallback={<Spinner className="mx-auto mt-8 size-6" />} />
            </div>
          ) : null}
        </>
      ) : null}
    </aside>
  );
}
