import "server-only";
import { withDeadline } from "@/server/deadline";

const jobPatienceMs = 31_000;

/** A job's call to a function that may run for 30 seconds: see statement_timeout in supabase/schemas. */
export const withJobDeadline = <T>(run: () => PromiseLike<T>): Promise<T> =>
  withDeadline(async () => run(), jobPatienceMs);
