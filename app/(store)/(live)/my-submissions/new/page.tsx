import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { LeaveOnSignOut } from "@/components/auth/leave-on-sign-out";
import { ProofPictures } from "@/components/designer/proof/proof-pictures";
import { SendDesign } from "@/components/submissions/send-design";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { designPaths } from "@/lib/designer/design-paths";
import { paths } from "@/lib/paths";
import { first } from "@/lib/query";
import { getShopTerms } from "@/server/settings/queries";
import { getNewSubmission } from "@/server/submissions/queries";

export const instant = false;

export const metadata: Metadata = { title: "Send a design for review", robots: { index: false } };

export default async function NewSubmissionPage({ searchParams }: PageProps<"/my-submissions/new">) {
  const query = await searchParams;
  const [version, asked] = [first(query.version) ?? "", first(query.follows) ?? undefined];
  if (version === "") redirect(paths.mySubmissions);
  const [found, terms] = await Promise.all([getNewSubmission(version), getShopTerms()]);
  if (found.is === "guest") return <SignInFirst here={paths.newSubmission(version, asked)} />;
  if (found.is === "missing") notFound();
  const { proof, review, follows } = found;
  return (
    <div className="container-page pt-8 pb-16 sm:pt-12">
      <LeaveOnSignOut />
      <p className="text-muted-foreground">
        <a href={designPaths.proof(proof.versionId)} className="link -my-2 inline-flex min-h-11 items-center">
          Back to your print
        </a>
      </p>
      <h1 className="display mt-2 text-4xl sm:text-5xl">Get it reviewed</h1>
      <p className="mt-3 max-w-prose text-lg text-muted-foreground">
        Our team will review “{proof.name}” and tell you if we can print it, and what to change if not.
      </p>
      <div className="mt-8 grid gap-10 lg:grid-cols-[3fr_2fr] xl:grid-cols-[minmax(0,1fr)_26rem] xl:gap-14">
        <div className="order-last min-w-0 lg:order-first">
          <ProofPictures design={proof} />
        </div>
        <SendDesign
          key={proof.versionId}
          proof={proof}
          review={review}
          follows={asked ?? follows}
          hours={terms?.artReviewHours ?? null}
        />
      </div>
    </div>
  );
}

function SignInFirst({ here }: { here: string }) {
  return (
    <div className="container-page">
      <EmptyState
        headingLevel="h1"
        title="Log in to send us a design"
        actions={
          <ButtonLink href={`${paths.auth()}?next=${encodeURIComponent(here)}`} prefetch={false}>
            Log in
          </ButtonLink>
        }
      >
        So we can reply to you. Your design is saved, and you'll come back to this page.
      </EmptyState>
    </div>
  );
}
