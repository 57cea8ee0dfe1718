"use client";

// In the browser too: a server component would send the breadcrumb twice, as markup and as data.
import { Breadcrumb, type BreadcrumbProps } from "@/components/ui/breadcrumb";
import { publicEnv } from "@/lib/public-env";
import { listCrumbs } from "@/lib/seo/list-meta";
import { JsonLdText } from "./json-ld-text";

interface ListCrumbsProps extends BreadcrumbProps {
  /** The list's own URL. */
  here: string;
}

/** The breadcrumb of a list, for people and for search engines. */
export function ListCrumbs({ here, ...way }: ListCrumbsProps) {
  return (
    <>
      <JsonLdText
        data={
          typeof window === "undefined" ? listCrumbs({ ...way, here, siteUrl: publicEnv.siteUrl }) : undefined
        }
      />
      <Breadcrumb {...way} />
    </>
  );
}
