import Link from "next/link";
import { Reasons } from "@/components/designer/proof/proof-review";
import { LinePicture } from "@/components/pictures/line-picture";
import { Badge } from "@/components/ui/badge";
import type { Tone } from "@/lib/orders/status";
import { paths } from "@/lib/paths";
import { describeSubmission, submissionTones } from "@/lib/submissions/describe-submission";
import { isRefused, type Submission, submissionStatuses } from "@/lib/submissions/submission";
import { GalleryForm } from "./gallery-form";
import { SubmissionSteps } from "./submission-steps";

const badges: Record<Tone, "muted" | "info" | "success" | "warning" | "destructive"> = {
  neutral: "muted",
  progress: "info",
  good: "success",
  waiting: "warning",
  bad: "destructive",
};

interface SubmissionCardProps {
  submission: Submission;
  /** The cloth colour, as text. */
  colour: string;
  /** Time to review a design, in hours. */
  hours: number | null;
  now: Date;
}

/** A submitted or draft design, with its review. */
export function SubmissionCard({ submission, colour, hours, now }: SubmissionCardProps) {
  const { id, name, picture, status, reasons, answer, message, decidedAt, isProduct, shopSlug } = submission;
  const headingId = `submission-${id}`;
  return (
    <article
      aria-labelledby={headingId}
      className="grid h-full content-start gap-x-5 gap-y-4 rounded-md border bg-card p-4 sm:grid-cols-[9rem_1fr] sm:p-5"
    >
      <div className="grid tight:grid-cols-1 grid-cols-[--spacing(24)_1fr] gap-4 sm:contents">
        <div className="tight:w-24 sm:row-span-2">
          <LinePicture url={picture} width={144} isDimmed={status === "archived"} />
        </div>
        <div className="min-w-0">
          <div className="flex flex-wrap gap-2">
            <Badge variant={badges[submissionTones[status]]}>{submissionStatuses[status]}</Badge>
            {shopSlug !== null ? (
              <Badge variant="success">In the shop</Badge>
            ) : isProduct ? (
              <Badge variant="muted">Coming to the shop</Badge>
            ) : null}
          </div>
          <h2 id={headingId} className="wrap-anywhere mt-2 font-semibold text-lg leading-snug">
            {name}
          </h2>
          <p className="text-muted-foreground text-sm">On a tee in {colour}</p>
        </div>
      </div>
      <div className="grid min-w-0 content-start gap-3">
        <p>{describeSubmission(submission, hours, now)}</p>
        {shopSlug === null ? null : (
          <Link href={paths.product(shopSlug)} className="link -my-2 inline-flex min-h-11 w-fit items-center">
            View in the shop
          </Link>
        )}
        {isRefused(status) || (status === "archived" && decidedAt !== null) ? (
          <Reasons reasons={reasons} answer={answer} />
        ) : null}
        {status === "approved" && answer ? <Reasons reasons={[]} answer={answer} /> : null}
        {message ? (
          <details>
            <summary className="link min-h-11 w-fit cursor-pointer content-center text-sm">
              Your message
            </summary>
            <p className="wrap-anywhere whitespace-pre-line border-l-3 pl-4 text-sm">{message}</p>
          </details>
        ) : null}
        <Orders submission={submission} />
        {submission.gallery ? <GalleryForm consent={submission.gallery} /> : null}
        <SubmissionSteps submission={submission} />
      </div>
    </article>
  );
}

function Orders({ submission: { orders, status } }: { submission: Submission }) {
  if (orders.length === 0) return null;
  return (
    <ul className="grid">
      {orders.map((number) => (
        <li key={number}>
          {isRefused(status) ? "Edit or remove it on " : "For "}
          <Link
            href={paths.order(number)}
            prefetch={false}
            className="link inline-flex min-h-11 items-center"
          >
            order {number}
          </Link>
        </li>
      ))}
    </ul>
  );
}
