import type { useRouter } from "next/navigation";
import { attempt } from "@/components/ui/attempt";
import { toast } from "@/components/ui/toaster";
import { adminPaths } from "@/lib/admin-paths";
import { describeUndo } from "@/lib/staff-jobs/job";
import { undoJobAction } from "@/server/jobs/actions";
import { refreshRecentJobs } from "./recent-jobs";

type Router = Pick<ReturnType<typeof useRouter>, "push" | "refresh">;

/** Undoes a job, shows the result, and opens the undo job. */
export async function undoJob(id: string, router: Router): Promise<void> {
  const result = await attempt(() => undoJobAction({ id }));
  if (!result.ok) return toast({ title: result.message, variant: "destructive" });
  void refreshRecentJobs();
  toast({ title: describeUndo(result.data.left) });
  router.push(adminPaths.job(result.data.id));
  // If the list of jobs is already open, the push above only scrolls.
  router.refresh();
}
