/** The rule of a text. Patterns work the same in JavaScript and PostgreSQL. */
export interface TextRule {
  pattern: RegExp;
  /** The range of a number. */
  least?: number;
  most?: number;
  /** A check that PostgreSQL doesn't repeat. */
  isValid?: (value: string) => boolean;
  /** The error message of the form. */
  problem: string;
  /** The database's message after "must be", where it differs from the form's. */
  must?: string;
}

interface Named {
  /** Shown beside the field. */
  label: string;
  /** For lists of errors, where the label alone is unclear. */
  title?: string;
  hint?: string;
  isOptional?: boolean;
  /** Makes this field required when other fields have these values; for a list or a text, `true` means non-empty. */
  neededBy?: Readonly<Record<string, string | boolean>>;
  width?: "short" | "medium" | "long";
}

export interface FlagField extends Named {
  kind: "flag";
  defaultValue: boolean;
}

export interface TextField extends Named, TextRule {
  kind: "text";
  defaultValue: string;
  /** The maximum number of characters. */
  longest?: number;
  /** An amount, accepted as people write it: "₹1,299". */
  isAmount?: boolean;
  /** A code in capitals, accepted in small letters and with spaces. */
  isCode?: boolean;
  affix?: string;
  inputMode?: "numeric";
  type?: "email" | "tel" | "url";
  spellCheck?: false;
  /** The number of lines of a multi-line field. */
  rows?: number;
}

interface Choices<T extends string> extends Named, TextRule {
  choices: Readonly<Record<T, string>>;
}

export interface ChoiceField<T extends string = string> extends Choices<T> {
  kind: "choice";
  defaultValue: T;
}

/** Several of the choices, or none. */
export interface ListField<T extends string = string> extends Choices<T> {
  kind: "list";
  defaultValue: T[];
}

export type Field = FlagField | TextField | ChoiceField | ListField;
export type Fields = Readonly<Record<string, Field>>;

type ValueOf<F> = F extends FlagField
  ? boolean
  : F extends { kind: "choice"; defaultValue: infer T }
    ? T
    : F extends { kind: "list"; defaultValue: infer L }
      ? L
      : string;

export type ValuesOf<F> = { -readonly [K in keyof F]: ValueOf<F[K]> };

export const keysOf = <T extends string>(record: Readonly<Record<T, unknown>>) => Object.keys(record) as T[];

/** One of these words. */
export const oneOf = (words: readonly string[]) => new RegExp(`^(${words.join("|")})$`);

export const flag = (label: string, defaultValue = false, title?: string): FlagField => ({
  kind: "flag",
  label,
  defaultValue,
  title,
});

export const text = (field: Omit<TextField, "kind">): TextField => ({ kind: "text", ...field });

type NumberField = Pick<TextField, "label" | "defaultValue" | "isOptional" | "affix" | "width" | "must"> & {
  least?: number;
  most: number;
  /** Shown before the range. */
  unit?: string;
  problem?: string;
};

/** A whole number without leading zeros. */
export const number = ({ least = 1, most, unit = "a number", ...field }: NumberField) =>
  text({
    pattern: /^(0|[1-9][0-9]{0,8})$/,
    least,
    most,
    problem: `Enter ${unit} from ${least} to ${most}`,
    inputMode: "numeric",
    ...field,
  });

export const wholeRupees = (field: NumberField) =>
  text({ ...number({ unit: "whole rupees,", affix: "₹", ...field }), isAmount: true });

type Words<T extends string> = Omit<ListField<T>, "kind" | "pattern" | "defaultValue">;

export const choice = <T extends string>(field: Words<T> & { defaultValue: NoInfer<T> }): ChoiceField<T> => ({
  kind: "choice",
  pattern: oneOf(keysOf(field.choices)),
  ...field,
});

export const list = <T extends string>(field: Words<T>): ListField<T> => ({
  kind: "list",
  pattern: oneOf(keysOf(field.choices)),
  defaultValue: [],
  ...field,
});

export function fits(rule: TextRule, value: string): boolean {
  const { pattern, least = -Infinity, most = Infinity, isValid } = rule;
  const isInRange = !(Number(value) < least) && !(Number(value) > most);
  return pattern.test(value) && isInRange && (isValid?.(value) ?? true);
}

/** Whether these values make the field required. */
export function isNeeded({ neededBy }: TextField, values: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(neededBy ?? {}).every(([name, wanted]) => {
    const value = values[name];
    const isText = typeof value === "string" && wanted === true;
    return Array.isArray(value) || isText ? value.length > 0 : value === wanted;
  });
}

export const emailAddress = {
  type: "email",
  pattern: /^[^\s@,<>]+@[^\s@,<>]+\.[^\s@,<>]+$/,
  problem: "Enter an email address",
} as const;

export type IdRule = Pick<TextField, "label" | "pattern" | "problem">;

/** The shop's id at a third-party service. */
export const idField = ({
  label,
  pattern,
  problem,
  ...rest
}: IdRule & Pick<TextField, "title" | "neededBy">) =>
  text({
    ...{ label, pattern, problem, defaultValue: "", longest: 200, spellCheck: false, width: "long" },
    hint: problem.replace(/^Enter (\w)/, (_, letter: string) => letter.toUpperCase()),
    ...rest,
  });
