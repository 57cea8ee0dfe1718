/**
 * Options for `safeParse`: plain words where a schema has none of its own. No form of ours sends such a value; Zod would say
 * "Invalid input: expected string, received undefined".
 */
export const plainIssues = {
  error: ({ path }: { path?: readonly PropertyKey[] }): string =>
    path?.length ? "Please check this." : "This can't be read. Please reload the page and try again.",
};
