import type { Metadata } from "next";
import { LogoMark } from "@/components/layout/logo";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { paths } from "@/lib/paths";

export const metadata: Metadata = {
  title: "Blog",
  description: "Notes on cotton, drawing and printing.",
  alternates: { canonical: paths.blog },
};

export default function BlogPage() {
  return (
    <div className="container-page">
      <EmptyState
        headingLevel="h1"
        title="No stories yet"
        art={<LogoMark className="size-20" />}
        actions={
          <>
            <ButtonLink href={paths.products}>See the tees</ButtonLink>
            <ButtonLink href={paths.about} variant="outline">
              About us
            </ButtonLink>
          </>
        }
      >
        <p>We will write here about cotton, drawing and printing. The first piece is not finished.</p>
      </EmptyState>
    </div>
  );
}
