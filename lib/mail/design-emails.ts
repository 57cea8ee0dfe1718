import { formatReviewTime } from "@/lib/submissions/describe-submission";
import { describeReasons } from "@/lib/submissions/reasons";
import type { DecidedDesign, Decision } from "@/lib/submissions/submission";
import type { Block, EmailContent } from "./email-content";

/** Why a design is not printed as it is, and the reviewer's note. */
export function explainDesignRefusal({ reasons, answer }: DecidedDesign): Block[] {
  const note: Block[] = answer
    ? [
        {
          kind: "facts",
          heading: "Note from our team",
          lines: answer.split("\n").filter((line) => line.trim() !== ""),
        },
      ]
    : [];
  return [{ kind: "facts", heading: "Why", lines: describeReasons(reasons) }, ...note];
}

const decided: Record<Decision, { subject: string; text: (name: string) => string; label: string }> = {
  approved: {
    subject: "Your design is approved",
    text: (name) => `We've checked “${name}” and can print it as it is. Order it whenever you like.`,
    label: "Order now",
  },
  changes_requested: {
    subject: "Please change your design",
    text: (name) => `We've checked “${name}” and can print it once you've made a few changes.`,
    label: "Edit design",
  },
  rejected: {
    subject: "We can't print your design",
    text: (name) => `We've checked “${name}” and can't print it.`,
    label: "View your submissions",
  },
};

/** For the person who submitted a design for review. */
export function writeSubmissionEmail(design: DecidedDesign, submissionsUrl: string): EmailContent {
  const { subject, text, label } = decided[design.status];
  return {
    kicker: "Your design",
    subject,
    heading: subject,
    blocks: [
      text(design.name),
      design.status !== "approved" && explainDesignRefusal(design),
      { kind: "button", label, url: submissionsUrl },
    ],
  };
}

/** For the confirmation of an order with designs that haven't been reviewed. */
export function describeDesignReview(hours: number): string {
  return `We check your custom design before we print it, ${formatReviewTime(hours)}. You don't need to do anything: we'll email you once it's checked.`;
}
