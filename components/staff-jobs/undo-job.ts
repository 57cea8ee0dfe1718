import { toast } from "@/components/ui/toaster";
import { messageForStatus, offlineMessage } from "@/lib/result";
import { describeUndo } from "@/lib/staff-jobs/job";
import { undoJobAction } from "@/server/jobs/actions";
import { refreshJobNews } from "./job-news";

/** Takes back what a job did, says what came of it, and leads to the job that did so. */
export async function undoJob(id: string, leadTo: (undoId: string) => void): Promise<void> {
  const fail = (title: string) => toast({ title, variant: "destructive" });
  try {
    const result = await undoJobAction({ id });
    if (!result.ok) return fail(result.message);
    void refreshJobNews();
    toast({ title: describeUndo(result.data.left) });
    leadTo(result.data.id);
  } catch {
    fail(navigator.onLine ? messageForStatus(503) : offlineMessage);
  }
}
