import { z } from "zod";
import { findUnknownName, isRuleKey, listRulePlaceholders, type RuleKey, type SeoRule } from "./rules";

export const ruleKeySchema = z.string().refine(isRuleKey);

const line = (key: RuleKey, max: number) =>
  z
    .string()
    .transform((typed) => typed.replaceAll("\u0000", "").replace(/\s+/g, " ").trim())
    .pipe(
      z
        .string()
        .max(max, `Up to ${max} characters`)
        .superRefine((typed, context) => {
          const unknown = findUnknownName(key, typed);
          if (unknown === null) return;
          const known = Object.keys(listRulePlaceholders(key)).join(", ");
          context.addIssue({
            code: "custom",
            message: `{{${unknown}}} can't be used here. Available: ${known}`,
          });
        }),
    );

/** Empty: the default applies. */
export const ruleSchema = (key: RuleKey) =>
  z.strictObject({ title: line(key, 160), description: line(key, 400) }) satisfies z.ZodType<
    SeoRule,
    SeoRule
  >;
