import "server-only";
import { exportProducts } from "./export-products";
import type { ClaimedJob } from "./repository";

/**
 * Works on a claimed job until `end` (performance.now()) and saves its progress after every step, so that the
 * next process can continue. True when the job has ended, or may not continue.
 */
type ServerWork = (job: ClaimedJob, end: number) => Promise<boolean>;

/** Job kinds that the server runs itself. A database function processes all other kinds item by item. */
export const serverWork: Readonly<Record<string, ServerWork>> = {
  "products.export": exportProducts,
};
