import { tellReasons } from "@/lib/submissions/reasons";
import type { DecidedDesign } from "@/lib/submissions/submission";
import { tellWithin } from "@/lib/submissions/tell-submission";
import type { Block, Letter } from "./letter";

const say = (text: string): Block => ({ kind: "paragraph", text });

/** Why a design is not printed as it is, and what the reviewer wrote. */
export function whyRefused({ reasons, answer }: DecidedDesign): Block[] {
  const note: Block[] = answer
    ? [{ kind: "facts", heading: "Our note", lines: answer.split("\n").filter((line) => line.trim() !== "") }]
    : [];
  return [{ kind: "facts", heading: "Why", lines: tellReasons(reasons) }, ...note];
}

/** The mail to somebody who sent a design to be looked at. */
export function writeSubmissionLetter(design: DecidedDesign, submissionsUrl: string): Letter {
  const look = (label: string): Block => ({ kind: "button", label, url: submissionsUrl });
  const kicker = "Your design";
  if (design.status === "approved") {
    const text = `We have looked at “${design.name}”, and print it as it is, whenever you order it.`;
    return {
      ...{ subject: "Your design is approved", preview: text, kicker, heading: "Your design is approved" },
      blocks: [say(text), look("Order it")],
    };
  }
  const isOpen = design.status === "changes_requested";
  const text = isOpen
    ? `We have looked at “${design.name}”. We print it once it is changed.`
    : `We have looked at “${design.name}”, and do not print it.`;
  const subject = isOpen ? "Please change your design" : "We can't print your design";
  return {
    ...{ subject, preview: text, kicker, heading: subject },
    blocks: [say(text), ...whyRefused(design), look(isOpen ? "Change it" : "See your submissions")],
  };
}

/** What the confirmation of an order says about designs that nobody has looked at. */
export function looksFirst(hours: number): string {
  return `We look at your own design before we print it, ${tellWithin(hours)}. You need do nothing: we write to you when we have.`;
}
