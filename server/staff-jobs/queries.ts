import "server-only";
import { z } from "zod";
import { officePaths } from "@/lib/office-paths";
import { isPermission } from "@/lib/staff/permissions";
import type { JobNews } from "@/lib/staff-jobs/job";
import { AppError } from "@/server/errors";
import { admit } from "@/server/gate/guard";
import { mayNow } from "@/server/session/back-office";
import { requireOffice } from "@/server/session/viewer";
import { findJobFile, findPreparedJob, listJobItems, listJobNews, listJobs, readParts } from "./repository";

const pageSize = 50;

/** The viewer's jobs, and everyone's for staff who read settings; newest first. */
export async function getJobsPage(before: string | null) {
  const { id } = await requireOffice(officePaths.jobs);
  const [found, canCancelAll] = await Promise.all([listJobs(id, before, pageSize), mayNow("settings.write")]);
  const jobs = found.slice(0, pageSize);
  return { jobs, canCancelAll, next: found.length > pageSize ? (jobs.at(-1)?.createdAt ?? null) : null };
}

const newsHours = 24;

/** For the bell: the viewer's started jobs that are not deleted yet. */
export async function readJobNews(now: Date): Promise<{ jobs: JobNews[] }> {
  const { id } = await admit("staff");
  return { jobs: await listJobNews(id, new Date(now.getTime() - newsHours * 3_600_000)) };
}

/** The file of a job, for anyone who may currently see the job and do such work. */
export async function readJobFile(id: string) {
  await admit("staff");
  const file = isJobId(id) ? await findJobFile(id) : null;
  if (!file) throw new AppError("not_found", "This file is not kept any more. Make a new one.");
  if (!isPermission(file.permission) || !(await mayNow(file.permission))) throw new AppError("forbidden");
  return { name: file.name, parts: readParts(file) };
}

/** A job that the viewer has prepared, with its first items; null when it was started or deleted. */
export async function getPreparedJob(path: string, id: string, limit: number) {
  const viewer = await requireOffice(path);
  if (!isJobId(id)) return null;
  const job = await findPreparedJob(id, viewer.id);
  if (!job) return null;
  const { kind, title, input, total_count: total } = job;
  return { id, kind, title, input, total, items: await listJobItems(id, 0, limit) };
}

function isJobId(text: string): boolean {
  return z.uuid().safeParse(text).success;
}
