import type { Fields, ValuesOf } from "./field";

/** Fields under a heading. Those of a row are side by side. */
interface Group<Name extends string = string> {
  title: string;
  hint?: string;
  isTight?: boolean;
  rows: readonly (Name | readonly Name[])[];
}

/**
 * Settings that are saved together. This table is the only source: the form, the schema, the default values
 * and the database checks are derived from it.
 */
export interface SettingsDocument<F extends Fields = Fields> {
  /** The key in admin_settings; without it, each field is a row of site_settings. */
  key?: string;
  /** For the toast and the draft. */
  name: string;
  fields: F;
  /** Two numbers of which the second must not be less. */
  order?: { from: string; to: string; problem: string };
  /** Empty where a form has its own. */
  groups: readonly Group[];
}

export const documentOf = <F extends Fields>(
  document: SettingsDocument<F> & { groups: readonly Group<keyof F & string>[] },
): SettingsDocument<F> => document;

/** The values while nothing is saved. */
export const getDefaults = <F extends Fields>({ fields }: { fields: F }) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { defaultValue }]) => [name, defaultValue]),
  ) as ValuesOf<F>;
