import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { Button } from "@/components/ui/button";
import { useIsOffline } from "@/components/ui/use-is-offline";

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

interface PanelBoundaryProps {
  onFailure: () => void;
  onRetry: () => void;
  children: ReactNode;
}

/** A panel that can't be loaded, without a connection for instance, says so; the editor around it goes on. */
class PanelBoundary extends Component<PanelBoundaryProps, { hasFailed: boolean; hasRetried: boolean }> {
  override state = { hasFailed: false, hasRetried: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  #retry = () => {
    this.props.onRetry();
    this.setState({ hasFailed: false, hasRetried: true });
  };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <NotLoaded hasRetried={this.state.hasRetried} onRetry={this.#retry} />;
  }
}

function NotLoaded({ hasRetried, onRetry }: { hasRetried: boolean; onRetry: () => void }) {
  const isOffline = useIsOffline();
  return (
    <div role="alert" className="grid justify-items-start gap-3 text-sm">
      <p>This part didn't load. Your design is safe on this device.</p>
      {isOffline ? (
        // Loading the page would take the editor away as well.
        <p>You can keep working with what's here. This will load once you're back online.</p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="outline" onClick={onRetry}>
            Try again
          </Button>
          {/* After a new release of the shop the part has another address, which only a new page knows. */}
          {hasRetried ? (
            <Button size="sm" variant="outline" onClick={() => window.location.reload()}>
              Reload page
            </Button>
          ) : null}
        </div>
      )}
    </div>
  );
}
