import { PrefetchKind } from "next/dist/client/components/router-reducer/router-reducer-types";
import Link from "next/link";
import { useRouter } from "next/navigation";
import type { ComponentProps } from "react";
import { setOut } from "./after-arrival";

/** Nothing is fetched ahead for somebody who saves data or whose line is slow. */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || connection?.effectiveType?.includes("2g") === true;
}

interface IntentLinkProps extends ComponentProps<typeof Link> {
  /** What else the page will need. */
  onIntent?: () => void;
}

/**
 * A link that fetches its page when it is pointed at, touched or focused, not when it is merely seen; the router asks for a
 * page once, however often it is meant. One with ?color= is not fetched ahead: Next asks for it where it is not, once it has
 * seen two of them (vercel/next.js#97244).
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
      onNavigate={() => setOut(String(props.href))}
    />
  );
}
