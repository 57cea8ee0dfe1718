/**
 * Options for `safeParse`: plain messages where a schema has none of its own. Our forms never send such a
 * value; Zod's message would be "Invalid input: expected string, received undefined".
 */
export const plainIssues = {
  error: ({ path }: { path?: readonly PropertyKey[] }): string =>
    path?.length ? "Please check this." : "This can't be read. Please reload the page and try again.",
};
