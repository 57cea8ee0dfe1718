import { z } from "zod";
import { plainRupees } from "@/lib/money-text";
import type { SettingsDocument } from "./document";
import { type Field, type Fields, fits, isNeeded, keysOf, type TextField, type ValuesOf } from "./field";

/**
 * The schema of a document's form and, with `more`, of its action. The database checks admin_settings by
 * the same table: private.find_admin_setting_problem().
 */
export function schemaOf<F extends Fields>(
  { fields, order }: SettingsDocument<F>,
  more: Readonly<Record<string, z.ZodType>> = {},
) {
  const own = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]));
  const shape: object = { ...own, ...more };
  return z
    .strictObject(shape as { [K in keyof F]: z.ZodType<ValuesOf<F>[K], ValuesOf<F>[K]> })
    .superRefine((values: Readonly<Record<string, unknown>>, context) => {
      const report = (name: string, message: string) =>
        context.addIssue({ code: "custom", path: [name], message });
      for (const [name, field] of Object.entries(fields)) {
        if (field.kind !== "text" || !field.neededBy) continue;
        const value = String(values[name]);
        if (value === "" ? isNeeded(field, values) : !fits(field, value)) report(name, field.problem);
      }
      if (order && Number(values[order.to]) < Number(values[order.from])) report(order.to, order.problem);
    });
}

function fieldSchema(field: Field): z.ZodType {
  if (field.kind === "flag") return z.boolean();
  if (field.kind === "text") return textSchema(field);
  const one = z.enum(keysOf(field.choices), field.problem);
  return field.kind === "choice" ? one : z.array(one).max(keysOf(field.choices).length);
}

const plainCode = (text: string) => text.replace(/\s/g, "").toUpperCase();

/** Whether a field is required by another one is checked on the whole document. */
function textSchema(field: TextField): z.ZodType {
  const { isAmount, isCode, longest = Infinity, isOptional, neededBy, problem } = field;
  return z
    .string()
    .trim()
    .overwrite(isAmount ? plainRupees : isCode ? plainCode : (value) => value)
    .max(longest, `At most ${longest} characters`)
    .refine((value) => Boolean(neededBy) || (isOptional && value === "") || fits(field, value), {
      error: problem,
      abort: true,
    });
}
