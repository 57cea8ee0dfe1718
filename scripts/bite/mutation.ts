/** One protection of the database taken out, and the tests that must notice. */
export type Mutation = {
  name: string;
  /** Folders under supabase/tests */
  suites: string[];
  /** A function without some of its words; the words must be there, or the mutation proves nothing. */
  edits?: { fn: string; from: RegExp; to: string }[];
  sql?: string;
  /** The test that must be among the red ones */
  mustFail?: string;
};
