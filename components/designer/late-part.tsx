"use client";

import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { PanelBoundary } from "./panel-boundary";

interface LatePartProps {
  /** While it is on its way. */
  fallback?: ReactNode;
}

/**
 * A part of the editor that comes when it is first shown. React keeps a failed load for ever, so each attempt is a lazy component
 * of its own; the bundler's loader forgets a file that failed, and asks for it again.
 */
export function makeLatePart(load: () => Promise<ComponentType>): ComponentType<LatePartProps> {
  const attempt = () => lazy(async () => ({ default: await load() }));
  let latest = attempt();
  return function LatePart({ fallback }: LatePartProps) {
    const [Part, setPart] = useState(() => latest);
    return (
      <PanelBoundary
        onFailure={() => {
          latest = attempt();
        }}
        onRetry={() => setPart(() => latest)}
      >
        <Suspense fallback={fallback}>
          <Part />
        </Suspense>
      </PanelBoundary>
    );
  };
}
