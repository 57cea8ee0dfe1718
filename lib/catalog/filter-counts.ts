/** The number of products for each value of each field of a list's filters. */
export type FilterCounts = Record<string, Record<string, number>>;
