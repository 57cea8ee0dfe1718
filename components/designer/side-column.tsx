"use client";

import { lazy, Suspense } from "react";
import { Spinner } from "@/components/ui/spinner";
import { PanelBoundary } from "./panel-boundary";
import { useIsWide } from "./use-is-wide";
import { useSelected } from "./use-selected";

const LayersList = lazy(async () => ({ default: (await import("./layers-list")).LayersList }));
const EditPanel = lazy(async () => ({ default: (await import("./edit-panel")).EditPanel }));

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
            <PanelBoundary>
              <Suspense>
                <LayersList id="side-layers" />
              </Suspense>
            </PanelBoundary>
          </div>
          {hasSelection ? (
            <div className="p-4">
              <PanelBoundary>
                <Suspense fallback={<Spinner className="mx-auto mt-8 size-6" />}>
                  <EditPanel />
                </Suspense>
              </PanelBoundary>
            </div>
          ) : null}
        </>
      ) : null}
    </aside>
  );
}
