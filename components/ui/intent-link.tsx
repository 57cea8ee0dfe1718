import { PrefetchKind } from "next/dist/client/components/router-reducer/router-reducer-types";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { type ComponentProps, useEffect, useRef } from "react";
import { startNavigation } from "./after-navigation";
import { onIdleInView } from "./idle-in-view";

/** What Chromium knows of the connection; `downlink` in Mbit/s, at most 10. */
function readConnection() {
  return (navigator as { connection?: { saveData?: boolean; effectiveType?: string; downlink?: number } })
    .connection;
}

/** No prefetch with data saver or on a slow connection. */
function isSparing(): boolean {
  const { saveData, effectiveType } = readConnection() ?? {};
  return saveData === true || effectiveType?.includes("2g") === true;
}

const FAST_MBITS = 5;

interface IntentLinkProps extends ComponentProps<typeof Link> {
  /** Preloads what else the page needs. */
  onIntent?: () => void;
  /** Also prefetch once the link is in view, on a fast connection. */
  prefetchInView?: boolean;
}

/**
 * A link that prefetches its page on hover, touch or focus; the router fetches a page once. It navigates when the
 * button is released, not pressed, so that a press can be cancelled (WCAG 2.5.2). One with ?color= is not prefetched: Next requests it at a wrong URL once it has
 * seen two of them (vercel/next.js#97244).
 */
export function IntentLink({ onIntent, prefetchInView, ...props }: IntentLinkProps) {
  const router = useRouter();
  const link = useRef<HTMLAnchorElement>(null);
  const href = String(props.href);
  useEffect(() => {
    if (!prefetchInView || !link.current || href.includes("?")) return;
    if (isSparing() || (readConnection()?.downlink ?? 0) < FAST_MBITS) return;
    return onIdleInView(link.current, () => router.prefetch(href, { kind: PrefetchKind.FULL }));
  }, [prefetchInView, href, router]);
  const mean = () => {
    if (isSparing()) return;
    if (!href.includes("?")) router.prefetch(href, { kind: PrefetchKind.FULL });
    onIntent?.();
  };
  return (
    <Link
      {...props}
      ref={link}
      prefetch={false}
      onMouseEnter={mean}
      onTouchStart={mean}
      onFocus={mean}
      onNavigate={() => startNavigation(href)}
    />
  );
}
