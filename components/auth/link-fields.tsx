export interface LinkFieldValues {
  token_hash?: string;
  type?: string;
  code?: string;
  next?: string;
}

/** The values of an emailed link, passed to the action that redeems it. */
export function LinkFields({ values }: { values: LinkFieldValues }) {
  return Object.entries(values).map(([name, value]) =>
    value ? <input key={name} type="hidden" name={name} value={value} /> : null,
  );
}
