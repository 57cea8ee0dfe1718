"use client";

import { Component, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { useIsOffline } from "@/components/ui/use-is-offline";

/** A panel that can't be loaded, without a connection for instance, says so; the editor around it goes on. */
export class PanelBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <NotLoaded /> : this.props.children;
  }
}

function NotLoaded() {
  const isOffline = useIsOffline();
  return (
    <div role="alert" className="grid gap-3 text-sm">
      <p>This part did not load. Your design is safe: it is kept on this device.</p>
      {isOffline ? (
        // Loading the page would take the editor away as well.
        <p>Go on with what is here. Once you are online again, this can be loaded too.</p>
      ) : (
        <Button size="sm" variant="outline" onClick={() => window.location.reload()}>
          Load the page again
        </Button>
      )}
    </div>
  );
}
