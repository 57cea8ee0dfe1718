import type { useRouter } from "next/navigation";
import { attempt } from "@/components/ui/attempt";
import { toast } from "@/components/ui/toaster";
import { officePaths } from "@/lib/office-paths";
import { describeUndo } from "@/lib/staff-jobs/job";
import { undoJobAction } from "@/server/jobs/actions";
import { refreshJobNews } from "./job-news";

type Router = Pick<ReturnType<typeof useRouter>, "push" | "refresh">;

/** Undoes a job, shows the result, and opens the undo job. */
export async function undoJob(id: string, router: Router): Promise<void> {
  const result = await attempt(() => undoJobAction({ id }));
  if (!result.ok) return toast({ title: result.message, variant: "destructive" });
  void refreshJobNews();
  toast({ title: describeUndo(result.data.left) });
  router.push(officePaths.job(result.data.id));
  // If the list of jobs is already open, the push above only scrolls.
  router.refresh();
}
