import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SharedDesign } from "@/components/designs/shared-design";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { designPaths } from "@/lib/designer/design-paths";
import { getSharedDesign } from "@/server/designs/queries";

export const instant = false;

type Props = PageProps<"/designs/[token]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { token } = await params;
  const shared = await getSharedDesign(token);
  const hidden: Metadata = { robots: { index: false, follow: false }, referrer: "same-origin" };
  if (shared.is !== "shared") return { ...hidden, title: "A shared design" };
  const { name } = shared.design;
  const picture = {
    url: designPaths.linkPicture(token),
    width: 1000,
    height: 1250,
    alt: name,
  };
  const description = "A custom T-shirt design. Edit a copy, or start with a blank tee.";
  return {
    ...hidden,
    title: name,
    description,
    openGraph: { title: name, description, images: [picture] },
    twitter: { card: "summary_large_image", title: name, description, images: [picture.url] },
  };
}

export default async function SharedDesignPage({ params }: Props) {
  const { token } = await params;
  const shared = await getSharedDesign(token);
  if (shared.is === "missing") notFound();
  if (shared.is === "unavailable") {
    return (
      <EmptyState
        headingLevel="h1"
        title="We couldn't load this design"
        actions={
          <ButtonLink href={designPaths.shared(token)} prefetch={false}>
            Try again
          </ButtonLink>
        }
      >
        Please try again in a moment.
      </EmptyState>
    );
  }
  return <SharedDesign token={token} design={shared.design} offer={shared.offer} />;
}
