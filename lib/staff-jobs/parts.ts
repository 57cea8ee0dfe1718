/** The private bucket of files that jobs make. */
export const exportsBucket = "exports";

/** Where a part of a job's file is. */
export function pathOfPart(jobId: string, part: number): string {
  return `${jobId}/${String(part).padStart(5, "0")}.csv`;
}
