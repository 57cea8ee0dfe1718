import { tellReasons } from "@/lib/submissions/reasons";
import type { DecidedDesign, Decision } from "@/lib/submissions/submission";
import { tellWithin } from "@/lib/submissions/tell-submission";
import type { Block, Letter } from "./letter";

/** Why a design is not printed as it is, and what the reviewer wrote. */
export function whyRefused({ reasons, answer }: DecidedDesign): Block[] {
  const note: Block[] = answer
    ? [{ kind: "facts", heading: "Our note", lines: answer.split("\n").filter((line) => line.trim() !== "") }]
    : [];
  return [{ kind: "facts", heading: "Why", lines: tellReasons(reasons) }, ...note];
}

const decided: Record<Decision, { subject: string; text: (name: string) => string; label: string }> = {
  approved: {
    subject: "Your design is approved",
    text: (name) => `We have looked at “${name}”, and print it as it is, whenever you order it.`,
    label: "Order it",
  },
  changes_requested: {
    subject: "Please change your design",
    text: (name) => `We have looked at “${name}”. We print it once it is changed.`,
    label: "Change it",
  },
  rejected: {
    subject: "We can't print your design",
    text: (name) => `We have looked at “${name}”, and do not print it.`,
    label: "See your submissions",
  },
};

/** To the person who sent a design for review. */
export function writeSubmissionLetter(design: DecidedDesign, submissionsUrl: string): Letter {
  const { subject, text, label } = decided[design.status];
  return {
    kicker: "Your design",
    subject,
    heading: subject,
    blocks: [
      text(design.name),
      design.status !== "approved" && whyRefused(design),
      { kind: "button", label, url: submissionsUrl },
    ],
  };
}

/** What the confirmation of an order says about designs that nobody has looked at. */
export function looksFirst(hours: number): string {
  return `We look at your own design before we print it, ${tellWithin(hours)}. You need do nothing: we write to you when we have.`;
}
