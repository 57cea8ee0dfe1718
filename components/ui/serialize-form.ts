/** The fields of a form as one text, to distinguish a repeated submit from a correction. */
export function serializeForm(typed: FormData): string {
  return JSON.stringify([...typed]);
}
