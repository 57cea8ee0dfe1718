import "server-only";
import { z } from "zod";
import { adminPaths } from "@/lib/admin-paths";
import { isPermission } from "@/lib/staff/permissions";
import type { RecentJob } from "@/lib/staff-jobs/job";
import { AppError } from "@/server/errors";
import { admit } from "@/server/gate/guard";
import { hasAnyPermission } from "@/server/session/admin-access";
import { requireAdminAccess } from "@/server/session/viewer";
import {
  findJobFile,
  findPreparedJob,
  listJobItems,
  listJobs,
  listRecentJobs,
  readParts,
} from "./repository";

const pageSize = 50;

/** The viewer's jobs, and everyone's for staff who read settings; newest first. */
export async function getJobsPage(before: string | null) {
  const { id } = await requireAdminAccess(adminPaths.jobs);
  const [found, canCancelAll] = await Promise.all([
    listJobs(id, before, pageSize),
    hasAnyPermission("settings.write"),
  ]);
  const jobs = found.slice(0, pageSize);
  return { jobs, canCancelAll, next: found.length > pageSize ? (jobs.at(-1)?.createdAt ?? null) : null };
}

const recentHours = 24;

/** For the bell: the viewer's started jobs that are not deleted yet. */
export async function readRecentJobs(now: Date): Promise<{ jobs: RecentJob[] }> {
  const { id } = await admit("staff");
  return { jobs: await listRecentJobs(id, new Date(now.getTime() - recentHours * 3_600_000)) };
}

/** The file of a job, for anyone who may currently see the job and do such work. */
export async function readJobFile(id: string) {
  await admit("staff");
  const file = isJobId(id) ? await findJobFile(id) : null;
  if (!file) throw new AppError("not_found", "This file has expired. Export it again.");
  if (!isPermission(file.permission) || !(await hasAnyPermission(file.permission)))
    throw new AppError("forbidden");
  return { name: file.name, parts: readParts(file) };
}

/** A job that the viewer has prepared, with its first items; null when it was started or deleted. */
export async function getPreparedJob(path: string, id: string, limit: number) {
  const viewer = await requireAdminAccess(path);
  if (!isJobId(id)) return null;
  const job = await findPreparedJob(id, viewer.id);
  if (!job) return null;
  const { kind, title, input, total_count: total } = job;
  return { id, kind, title, input, total, items: await listJobItems(id, 0, limit) };
}

function isJobId(text: string): boolean {
  return z.uuid().safeParse(text).success;
}
