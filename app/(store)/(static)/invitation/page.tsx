import type { Metadata } from "next";
import Link from "next/link";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { paths } from "@/lib/paths";
import { ogPageImage } from "@/lib/seo/og-image";
import { getBrand } from "@/server/settings/queries";

const title = "A friend invited you";

export async function generateMetadata(): Promise<Metadata> {
  const { shopName, tagline } = await getBrand();
  return {
    title,
    description: tagline,
    robots: { index: false },
    openGraph: {
      siteName: shopName,
      title,
      description: tagline,
      images: [ogPageImage("invitation", title)],
    },
    twitter: { card: "summary_large_image" },
  };
}

/** The page of /ref/{code}. It is the same for every code and never looks up the referrer. */
export default function InvitationPage() {
  return (
    <div className="container-page">
      <EmptyState
        headingLevel="h1"
        title={title}
        actions={
          <>
            <ButtonLink href={paths.products} variant="brand" size="lg">
              Browse Designs
            </ButtonLink>
            <ButtonLink href={paths.auth()} variant="outline" size="lg" prefetch={false}>
              Sign Up Free
            </ButtonLink>
          </>
        }
      >
        <p>Someone who wears our T-shirts thinks you'd like them too.</p>
        <p className="mt-3 text-base">
          What you buy in the coming weeks may earn them{" "}
          <Link href={paths.referralProgram} prefetch={false} className="link">
            a free T-shirt
          </Link>
          , at no extra cost to you.
        </p>
      </EmptyState>
    </div>
  );
}
