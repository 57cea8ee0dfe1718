"use client";

import type { ComponentProps } from "react";
import { IntentLink } from "@/components/ui/intent-link";
import { fetchLargePicture } from "./large-picture";

interface ProductLinkProps extends ComponentProps<typeof IntentLink> {
  /** The first of the product's page. */
  picture: string | null;
}

/** A link to a product's page, which fetches its first picture with it. */
export function ProductLink({ picture, ...props }: ProductLinkProps) {
  return <IntentLink {...props} onIntent={() => picture !== null && fetchLargePicture(picture)} />;
}
