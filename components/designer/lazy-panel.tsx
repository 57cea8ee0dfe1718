import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { Button } from "@/components/ui/button";
import { useIsOffline } from "@/components/ui/use-is-offline";

interface LazyPanelProps {
  /** While it loads. */
  fallback?: ReactNode;
}

/**
 * A part of the editor that loads when first shown. React caches a failed load for ever, so each attempt is a new lazy component;
 * the bundler's loader drops a failed file and fetches it again.
 */
export function makeLazyPanel(load: () => Promise<ComponentType>): ComponentType<LazyPanelProps> {
  const attempt = () => lazy(async () => ({ default: await load() }));
  let latest = attempt();
  return function LatePart({ fallback }: LazyPanelProps) {
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

/** A panel that can't be loaded, for instance offline, shows an error; the editor around it keeps working. */
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
        // A page load would remove the editor as well.
        <p>You can keep working with what's here. This will load once you're back online.</p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="outline" onClick={onRetry}>
            Try again
          </Button>
          {/* After a new release the part has another URL, which only a new page has. */}
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
