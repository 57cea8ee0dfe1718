const MEGABYTE = 1_000_000;

/** The most bytes that each cache of a server process may take. docs/operations.md lists everything that grows. */
export const memoryBounds = {
  /** Next's pages, and again its results of "use cache". Next counts a character as one byte; a price makes its page take two. */
  nextCache: 50 * MEGABYTE,
  /** Including the texts, which Next's cache usually shares. */
  compressedPages: 48 * MEGABYTE,
  /** Whole answers with compressed pages. */
  responses: 4 * MEGABYTE,
  staticFiles: 8 * MEGABYTE,
  dashboards: 4 * MEGABYTE,
};
