import { z } from "zod";

const word = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(
    z
      .string()
      .min(1, "Enter a word")
      .max(40, "Up to 40 characters")
      .regex(/^[\p{L}\p{M}\p{N}]+$/u, "Enter one word, without spaces or signs"),
  );

/** The words of a search, each of which may have a synonym. */
export const wordsOf = (term: string): string[] => [
  ...new Set(term.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu)),
];

/** `means`: one to eight words, separated by commas. */
export const searchWordSchema = z.strictObject({
  word,
  means: z
    .string()
    .transform((typed) =>
      typed
        .toLowerCase()
        .split(/[\s,]+/)
        .filter((one) => one !== ""),
    )
    .pipe(
      z
        .array(z.string().max(40, "Up to 40 characters a word"))
        .min(1, "Enter what shoppers mean by it")
        .max(8, "Up to 8 words"),
    ),
});

export type SearchWordForm = z.input<typeof searchWordSchema>;
