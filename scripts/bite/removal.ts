/** One protection removed from the database, and the tests that must notice. */
export type Removal = {
  name: string;
  sql: string;
  /** Files and folders under supabase/tests that run first. */
  near: string[];
  /** All that may notice it; they run when the nearest tests pass. */
  others: string[];
};
