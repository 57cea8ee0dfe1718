/** One protection of the database taken out, and the tests that must notice. */
export type Mutation = {
  name: string;
  /** Files and folders under supabase/tests that are asked first; with `mustFail` no others are. */
  suites: string[];
  isLock?: boolean;
  /** A function without some of its words; the words must be there, or the mutation proves nothing. */
  edits?: { fn: string; from: RegExp; to: string }[];
  sql?: string;
  /** Puts back what `sql` took, for tests that write nothing. Without it the next mutation has a database of its own. */
  undo?: string;
  /** The one test that must turn red, by words of its name. */
  mustFail?: string;
};
