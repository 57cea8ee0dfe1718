import type { Metadata } from "next";
import { AccountFrame } from "@/components/account/account-frame";
import { SubmissionCard } from "@/components/submissions/submission-card";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { ToastChanges } from "@/components/ui/toast-changes";
import { paths } from "@/lib/paths";
import { parsePage } from "@/lib/query";
import { formatReviewTime } from "@/lib/submissions/describe-submission";
import { submissionsPerPage } from "@/lib/submissions/submission";
import { listColors } from "@/server/catalog/queries";
import { now } from "@/server/clock";
import { getShopTerms } from "@/server/settings/queries";
import { getMySubmissions, type MySubmissions } from "@/server/submissions/queries";

export const instant = false;

export const metadata: Metadata = { title: "Submissions", robots: { index: false } };

const pathOf = (page: number) => (page === 1 ? paths.mySubmissions : `${paths.mySubmissions}?page=${page}`);

export default async function MySubmissionsPage({ searchParams }: PageProps<"/my-submissions">) {
  const page = parsePage((await searchParams).page);
  const [mine, terms] = await Promise.all([getMySubmissions(page), getShopTerms()]);
  if (mine.is === "guest") return <SignInFirst page={page} />;
  if (mine.is === "unavailable") return <Unavailable page={page} />;
  if (mine.total === 0) return <NothingYet hours={terms?.artReviewHours ?? null} />;
  return <Submissions mine={mine} hours={terms?.artReviewHours ?? null} />;
}

interface SubmissionsProps {
  mine: Extract<MySubmissions, { is: "mine" }>;
  hours: number | null;
}

async function Submissions({ mine: { rows, total, page }, hours }: SubmissionsProps) {
  const colours = new Map((await listColors()).map(({ slug, name }) => [slug, name]));
  const at = now();
  return (
    <AccountFrame title="Submissions" at={paths.mySubmissions} headingId="my-submissions">
      <ToastChanges />
      {rows.length === 0 ? (
        <p>
          There's nothing on this page.{" "}
          <ButtonLink href={paths.mySubmissions} prefetch={false} variant="link">
            Latest submissions
          </ButtonLink>
        </p>
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2 lg:gap-6">
          {rows.map((submission) => (
            <li key={submission.id} className="room">
              <SubmissionCard
                submission={submission}
                colour={colours.get(submission.colour) ?? submission.colour}
                hours={hours}
                now={at}
              />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / submissionsPerPage)}
        hrefOf={pathOf}
        label="Submissions"
        className="mt-8"
      />
    </AccountFrame>
  );
}

function SignInFirst({ page }: { page: number }) {
  return (
    <div className="container-page">
      <EmptyState
        headingLevel="h1"
        title="Log in to see your submissions"
        actions={
          <ButtonLink href={`${paths.auth()}?next=${encodeURIComponent(pathOf(page))}`} prefetch={false}>
            Log in
          </ButtonLink>
        }
      >
        Designs you send us are saved in your account with our reply. A design you've ordered is on its order
        page.
      </EmptyState>
    </div>
  );
}

function Unavailable({ page }: { page: number }) {
  return (
    <div className="container-page">
      <EmptyState
        headingLevel="h1"
        title="We couldn't load your submissions"
        actions={
          <ButtonLink href={pathOf(page)} prefetch={false}>
            Try again
          </ButtonLink>
        }
      >
        Nothing is lost. Please try again in a moment.
      </EmptyState>
    </div>
  );
}

function NothingYet({ hours }: { hours: number | null }) {
  return (
    <AccountFrame title="Submissions" at={paths.mySubmissions}>
      <EmptyState
        isCompact
        title="No submissions yet"
        actions={<ButtonLink href={paths.customDesign}>Start a design</ButtonLink>}
      >
        Before you order a custom design, you can send it to us for review: we'll tell you{" "}
        {formatReviewTime(hours)} if we can print it, and what to change if not. You can also let us sell it.
        In the designer, choose Next, then “Get it reviewed first”.
      </EmptyState>
    </AccountFrame>
  );
}
