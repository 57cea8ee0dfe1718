import type { useRouter } from "next/navigation";
import { checkSession } from "@/components/ui/session-end";
import { toast } from "@/components/ui/toaster";
import { officePaths } from "@/lib/office-paths";
import { messageForStatus, offlineMessage } from "@/lib/result";
import { describeUndo } from "@/lib/staff-jobs/job";
import { undoJobAction } from "@/server/jobs/actions";
import { refreshJobNews } from "./job-news";

type Router = Pick<ReturnType<typeof useRouter>, "push" | "refresh">;

/** Takes back what a job did, says what came of it, and leads to the job that did so. */
export async function undoJob(id: string, router: Router): Promise<void> {
  const fail = (title: string) => toast({ title, variant: "destructive" });
  try {
    const result = await undoJobAction({ id });
    checkSession(result);
    if (!result.ok) return fail(result.message);
    void refreshJobNews();
    toast({ title: describeUndo(result.data.left) });
    router.push(officePaths.job(result.data.id));
    // On the list of jobs already, the push above only scrolls.
    router.refresh();
  } catch {
    fail(navigator.onLine ? messageForStatus(503) : offlineMessage);
  }
}
