"use client";

import { useRouter } from "next/navigation";
import { type ComponentProps, useEffect, useRef } from "react";
import { IntentLink } from "@/components/ui/intent-link";
import { fetchLargePicture } from "./large-picture";

interface ProductLinkProps extends ComponentProps<typeof IntentLink> {
  /** The first picture of the product page. */
  picture: string | null;
}

const FAST_MBITS = 5;

/** Only Chromium knows its connection; `downlink` in Mbit/s, at most 10. */
function isFast(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; downlink?: number } };
  return connection?.saveData === false && (connection.downlink ?? 0) >= FAST_MBITS;
}

/** A link to a product page that also preloads its first picture; on a fast connection its page, once in view. */
export function ProductLink({ picture, ...props }: ProductLinkProps) {
  const router = useRouter();
  const link = useRef<HTMLAnchorElement>(null);
  const href = String(props.href);
  useEffect(() => {
    if (!isFast() || href.includes("?")) return;
    const prefetching = import("./prefetch-in-view").then(
      ({ prefetchInView }) => link.current && prefetchInView(link.current, href, router),
      () => null,
    );
    return () => void prefetching.then((stop) => stop?.());
  }, [href, router]);
  return <IntentLink {...props} ref={link} onIntent={() => picture !== null && fetchLargePicture(picture)} />;
}
