import { z } from "zod";
import { allProductsList, premiumList } from "@/lib/catalog/static-list";

/** Applies to a former slug too. */
const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Words as typed, separated by commas. */
export function splitWords(typed: string): string[] {
  return [
    ...new Set(
      typed
        .toLowerCase()
        .split(",")
        .map((word) => word.replace(/\s+/g, " ").trim()),
    ),
  ].filter(Boolean);
}

const ownLists: readonly string[] = [allProductsList, premiumList];

export const categorySchema = z.strictObject({
  name: z.string().trim().min(1, "Enter a name").max(80, "Up to 80 characters"),
  slug: z
    .string()
    .trim()
    .min(1, "Enter a URL")
    .max(80, "Up to 80 characters")
    .regex(slugPattern, "Use lowercase letters, digits and single hyphens, such as graphic-tees")
    .refine((slug) => !ownLists.includes(slug), "This URL is used by another list"),
  description: z.string().trim().max(500, "Up to 500 characters"),
  /** The URL of an uploaded picture; empty: none. */
  pictureUrl: z.string().max(500),
  pictureAlt: z.string().trim().max(200, "Up to 200 characters"),
  isHidden: z.boolean(),
  /** Of a theme. */
  words: z
    .string()
    .trim()
    .max(600, "Up to 600 characters")
    .refine((typed) => splitWords(typed).length <= 30, "Up to 30 words"),
});

export const themeSchema = categorySchema.refine(({ words }) => splitWords(words).length > 0, {
  path: ["words"],
  message: "Enter at least one word",
});

export type CategoryFields = z.infer<typeof categorySchema>;
