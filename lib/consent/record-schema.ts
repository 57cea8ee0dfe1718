import { z } from "zod";
import { chatProviders } from "@/lib/settings/documents/chat";
import { type Choice, consentVersion, readChoice } from "./choice";

const known: readonly string[] = [
  "ga4",
  "clarity",
  "tag-manager",
  "google-ads",
  "meta-pixel",
  "sentry",
  ...chatProviders,
];

function answersToday({ version, decisions }: Choice): boolean {
  const asked = Object.values(decisions).map(({ services }) => services);
  const isKnown = asked.every((list) => list.length > 0 && list.every((service) => known.includes(service)));
  return version === consentVersion && asked.length > 0 && isKnown;
}

/** A browser's answer, for the record. */
export const recordSchema = z
  .string()
  .max(400)
  .transform((text, context): Choice => {
    const choice = readChoice(text);
    if (choice && answersToday(choice)) return choice;
    context.addIssue({ code: "custom", message: "This isn't an answer to the privacy question" });
    return z.NEVER;
  });
