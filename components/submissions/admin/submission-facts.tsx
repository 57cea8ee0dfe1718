import Link from "next/link";
import type { ReactNode } from "react";
import { PageHeading } from "@/components/admin/page-heading";
import { Section } from "@/components/admin/section";
import { Badge } from "@/components/ui/badge";
import { adminPaths } from "@/lib/admin-paths";
import { formatSideName } from "@/lib/orders/admin-designs";
import { adminStatusLabel } from "@/lib/orders/order-list";
import { formatDayAndTime, formatMoment, formatShortDay } from "@/lib/orders/when";
import type { AdminSubmission } from "@/lib/submissions/admin-submission";
import { describeReasons, refusalReasons } from "@/lib/submissions/reasons";
import { formatWaitingTime, isLate, isWaiting } from "@/lib/submissions/waiting";
import { SubmissionBadge } from "./submission-badge";

interface PartProps {
  id: string;
  title: string;
  children: ReactNode;
}

function Part({ id, title, children }: PartProps) {
  return (
    <Section id={`${id}-heading`} title={title}>
      {children}
    </Section>
  );
}

const levels = {
  block: { label: "Can't be printed", look: "destructive" },
  confirm: { label: "May print badly", look: "warning" },
  warn: { label: "Small fault", look: "muted" },
} as const;

export function Checks({ submission: { checks, isPlain } }: { submission: AdminSubmission }) {
  return (
    <Part id="checks" title="Automatic checks">
      {checks.length === 0 ? (
        <p className="mt-2 text-muted-foreground">{`No problems. ${isPlain ? "Only text and our own artwork." : ""}`}</p>
      ) : (
        <ul className="mt-2 divide-y border-y">
          {checks.map(({ level, text, view }) => (
            <li key={`${view} ${text}`} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2">
              <Badge variant={levels[level].look}>{levels[level].label}</Badge>
              <span className="min-w-0 flex-1 basis-60">{`${view ? `${formatSideName(view)}: ` : ""}${text}`}</span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

export function Provenance({ submission }: { submission: AdminSubmission }) {
  const { provenance, rightsAcceptedAt } = submission;
  return (
    <Part id="provenance" title="Artwork source">
      <ul className="mt-2 grid gap-1">
        {provenance.map(({ id, width, height, createdAt, isCutOut, ai }) => (
          <li key={id} className="wrap-anywhere">
            <span>{`${ai ? `AI art by ${ai.model}` : "Uploaded"} ${formatDayAndTime(new Date(createdAt))}, ${width} × ${height} px${isCutOut ? ", background removed here" : ""}`}</span>
            {ai ? <q className="block text-muted-foreground">{ai.prompt}</q> : null}
          </li>
        ))}
        {provenance.length === 0 ? (
          <li>No uploaded pictures: only text, shapes and our own artwork.</li>
        ) : null}
        <li className="text-muted-foreground">
          {rightsAcceptedAt
            ? `The customer confirmed the rights, ${formatMoment(rightsAcceptedAt)}.`
            : "Rights not confirmed."}
        </li>
      </ul>
    </Part>
  );
}

const nameReasons = (reasons: AdminSubmission["reasons"]) =>
  reasons.map((reason) => refusalReasons[reason].label).join(", ");

/** Refused art that looks similar. */
export function NearRefusals({ near }: Pick<AdminSubmission, "near">) {
  return (
    <Part id="near" title="Similar to rejected artwork">
      <ul className="mt-2 divide-y border-y border-warning/40">
        {near.map(({ submissionId, reasons, refusedAt, differs }) => {
          const words = `${nameReasons(reasons)}, rejected ${formatShortDay(refusedAt)}`;
          return (
            <li
              key={`${submissionId} ${refusedAt}`}
              className="flex flex-wrap items-baseline justify-between gap-x-4 py-2"
            >
              {submissionId ? (
                <Link href={adminPaths.submission(submissionId)} prefetch={false} className="link">
                  {words}
                </Link>
              ) : (
                <span>{words}</span>
              )}
              <span className="text-muted-foreground">
                {differs === 0 ? "Nearly identical" : `${differs} of 64 points differ`}
              </span>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

/** Other versions of the same design, and their reviews. */
export function OtherVersions({ before, groupId }: Pick<AdminSubmission, "before" | "groupId">) {
  return (
    <Part id="before" title="Other versions of this design">
      {groupId ? (
        <p className="mt-2">
          It's a tee of a{" "}
          <Link href={adminPaths.groupOrder(groupId)} prefetch={false} className="link">
            group order
          </Link>
          .
        </p>
      ) : null}
      <ul className="mt-2 divide-y border-y empty:hidden">
        {before.map(({ id, status, reasons, answer, submittedAt, words }) => (
          <li key={id} className="py-2">
            <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <Link href={adminPaths.submission(id)} prefetch={false} className="link">
                {submittedAt ? `Submitted ${formatMoment(submittedAt)}` : "Not submitted"}
              </Link>
              <span dir="auto" className="wrap-anywhere">
                {words}
              </span>
              <SubmissionBadge status={status} isByRule={false} />
            </p>
            {describeReasons(reasons).map((words) => (
              <p key={words} className="text-muted-foreground">
                {words}
              </p>
            ))}
            {answer ? <p className="wrap-anywhere whitespace-pre-line">“{answer}”</p> : null}
          </li>
        ))}
      </ul>
    </Part>
  );
}

export function MakerMessage({ message }: Pick<AdminSubmission, "message">) {
  return (
    <Part id="message" title="Message from the customer">
      <p className="wrap-anywhere mt-2 whitespace-pre-line border-brand border-l-2 pl-4">{message}</p>
    </Part>
  );
}

interface SubmissionHeadingProps {
  submission: AdminSubmission;
  now: string;
  promisedHours: number;
}

export function SubmissionHeading({ submission, now, promisedHours }: SubmissionHeadingProps) {
  const { id, name, status, isByRule, source, cut, colour, submittedAt, shopper, isGuest } = submission;
  const isOver = isWaiting(status) && isLate(submittedAt, now, promisedHours);
  return (
    <PageHeading
      title={name}
      actions={
        <a href={adminPaths.submissionFiles(id)} download className="link inline-flex min-h-9 items-center">
          Print files (ZIP)
        </a>
      }
    >
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <SubmissionBadge status={status} isByRule={isByRule} />
        {isOver ? <Badge variant="destructive">Late</Badge> : null}
        <span className="first-letter:uppercase">
          {cut} cut, {colour}
        </span>
        <span>{`${source === "order" ? "From an order" : "From a customer"}${isGuest ? ", a guest" : shopper ? `, ${shopper}` : ""}`}</span>
        <span>
          {isWaiting(status)
            ? `Waiting ${formatWaitingTime(submittedAt, now)}; ${promisedHours} hours promised`
            : `Submitted ${formatDayAndTime(new Date(submittedAt))}`}
        </span>
      </span>
    </PageHeading>
  );
}

interface SubmissionOrdersProps extends Pick<AdminSubmission, "orders"> {
  canSee: boolean;
}

/** The orders that it is printed for. */
export function SubmissionOrders({ orders, canSee }: SubmissionOrdersProps) {
  return (
    <Section
      id="orders-heading"
      title={orders.some(({ status }) => status === "Confirmed") ? "Orders waiting for it" : "Orders with it"}
    >
      <ul className="mt-2 divide-y border-y">
        {orders.map(({ orderNumber, status }) => (
          <li key={orderNumber} className="flex items-center justify-between gap-3 py-2">
            {canSee ? (
              <Link href={adminPaths.order(orderNumber)} prefetch={false} className="link">
                {orderNumber}
              </Link>
            ) : (
              orderNumber
            )}
            <Badge variant="outline">{adminStatusLabel(status)}</Badge>
          </li>
        ))}
      </ul>
    </Section>
  );
}
