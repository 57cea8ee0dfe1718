/** The id of a product page's size choice. */
export const sizeChoiceId = "size";

/** "2-3Y" is read out as "2 to 3 years". */
export function describeSize(size: string): string {
  const age = /^(\d{1,2})-(\d{1,2})Y$/.exec(size);
  return age ? `${age[1]} to ${age[2]} years` : size;
}
