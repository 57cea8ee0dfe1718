import "server-only";
import { exportProducts } from "./export-products";
import type { ClaimedJob } from "./repository";

/**
 * Works on a claimed job until `end` (performance.now()) and saves its progress after every step, so that whoever comes next
 * goes on there. True when the job has ended, or may not go on.
 */
type ServerWork = (job: ClaimedJob, end: number) => Promise<boolean>;

/** What the server does by itself, by kind. All other kinds are done piece by piece by a function of the database. */
export const serverWork: Readonly<Record<string, ServerWork>> = {
  "products.export": exportProducts,
};
