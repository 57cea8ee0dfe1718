export const jobStates = ["queued", "running", "done", "failed", "cancelled"] as const;

export type JobState = (typeof jobStates)[number];

/** Admin work that takes longer than a click. */
export interface StaffJob {
  id: string;
  kind: string;
  title: string;
  state: JobState;
  done: number;
  total: number;
  /** The number of items per outcome. */
  counts: Readonly<Record<string, number>>;
  log: readonly string[];
  /** Why it failed. */
  problem: string | null;
  /** The file that it made, until it is deleted. */
  file: { name: string; until: string } | null;
  starterName: string;
  isOwn: boolean;
  /** The job that undid it. */
  undoneBy: string | null;
  canUndo: boolean;
  /** ISO */
  createdAt: string;
  /** ISO */
  finishedAt: string | null;
}

/** The fields of a job for the bell. */
export type RecentJob = Pick<StaffJob, "id" | "title" | "state" | "done" | "total" | "finishedAt"> & {
  hasFile: boolean;
};

export function isJobActive(state: JobState): boolean {
  return state === "queued" || state === "running";
}

/** Whole percent; null for a job without a known total. */
export function percentOf({ done, total }: Pick<StaffJob, "done" | "total">): number | null {
  return total > 0 ? Math.min(100, Math.floor((done / total) * 100)) : null;
}

const number = new Intl.NumberFormat("en-IN");

const outcomeOrder = ["added", "changed", "deleted", "unchanged", "refused"];

/** "3 added, 412 changed, 2 refused"; empty before the first result. */
export function describeCounts(counts: Readonly<Record<string, number>>): string {
  const rank = (outcome: string) =>
    (outcomeOrder.indexOf(outcome) + outcomeOrder.length + 1) % (outcomeOrder.length + 1);
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([outcome, count]) => `${number.format(count)} ${outcome}`)
    .join(", ");
}

/** Describes a job's progress. */
export function describeJob({ state, done, total }: Pick<StaffJob, "state" | "done" | "total">): string {
  const progress = total > 0 ? `${number.format(done)} of ${number.format(total)}` : number.format(done);
  switch (state) {
    case "queued":
      return "Queued";
    case "running":
      return `Running, ${progress}`;
    case "done":
      return "Done";
    case "failed":
      return done === 0 ? "Failed before it started" : `Failed after ${progress}`;
    case "cancelled":
      return `Cancelled after ${progress}`;
  }
}

const undoableKinds: readonly string[] = ["products.change", "products.stock"];
const undoDays = 7;

/** Whether its starter can undo it; the database checks again. */
export function canUndo(
  job: Pick<StaffJob, "kind" | "counts" | "isOwn" | "undoneBy" | "finishedAt">,
  now: Date,
): boolean {
  if (!job.isOwn || job.undoneBy || !job.finishedAt || !undoableKinds.includes(job.kind)) return false;
  const age = now.getTime() - Date.parse(job.finishedAt);
  return (job.counts.changed ?? 0) > 0 && age < undoDays * 86_400_000;
}

/** Describes the result of an undo; `left` items stay changed, null: it is still running. */
export function describeUndo(left: number | null): string {
  if (left === null) return "Undo started";
  if (left === 0) return "Change undone";
  return `Change undone, except ${left === 1 ? "1 item" : `${number.format(left)} items`}: see why`;
}
