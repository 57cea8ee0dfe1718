/** The private bucket for files made by jobs. */
export const exportsBucket = "exports";

/** The path of a part of a job's file. */
export function pathOfPart(jobId: string, part: number): string {
  return `${jobId}/${String(part).padStart(5, "0")}.csv`;
}
