/** The fields of a form as one text: whether a second press repeats the first, or sends a correction. */
export function typedText(typed: FormData): string {
  return JSON.stringify([...typed]);
}
