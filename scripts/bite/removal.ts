/** One protection of the database taken out, and the tests that must notice. */
export type Removal = {
  name: string;
  sql: string;
  /** Files and folders under supabase/tests that are asked first. */
  near: string[];
  /** All that may see it, asked when those nearest saw nothing. */
  others: string[];
};
