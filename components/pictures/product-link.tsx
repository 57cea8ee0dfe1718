"use client";

import type { ComponentProps } from "react";
import { IntentLink } from "@/components/ui/intent-link";
import { fetchLargePicture } from "./large-picture";

interface ProductLinkProps extends ComponentProps<typeof IntentLink> {
  /** The first picture of the product page. */
  picture: string | null;
}

/** A link to a product page that also preloads its first picture. */
export function ProductLink({ picture, ...props }: ProductLinkProps) {
  return (
    <IntentLink {...props} prefetchInView onIntent={() => picture !== null && fetchLargePicture(picture)} />
  );
}
