import { PrefetchKind } from "next/dist/client/components/router-reducer/router-reducer-types";
import Link from "next/link";
import { useRouter } from "next/navigation";
import type { ComponentProps } from "react";
import { startNavigation } from "./after-navigation";

/** No prefetch with data saver or on a slow connection. */
export function isSparing(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || connection?.effectiveType?.includes("2g") === true;
}

interface IntentLinkProps extends ComponentProps<typeof Link> {
  /** Preloads what else the page needs. */
  onIntent?: () => void;
}

/**
 * A link that prefetches its page on hover, touch or focus, not when it is merely visible; the router fetches a
 * page once. It navigates when the button is released, so that a press can be cancelled (WCAG 2.5.2). One with
 * ?color= is not prefetched: Next requests it at a wrong URL once it has seen two of them (vercel/next.js#97244).
 */
export function IntentLink({ onIntent, ...props }: IntentLinkProps) {
  const router = useRouter();
  const mean = () => {
    if (isSparing()) return;
    const href = String(props.href);
    if (!href.includes("?")) router.prefetch(href, { kind: PrefetchKind.FULL });
    onIntent?.();
  };
  return (
    <Link
      {...props}
      prefetch={false}
      onMouseEnter={mean}
      onTouchStart={mean}
      onFocus={mean}
      onNavigate={() => startNavigation(String(props.href))}
    />
  );
}
