import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { Alert } from "@/components/ui/alert";
import { attempt } from "@/components/ui/attempt";
import { Button, type ButtonProps } from "@/components/ui/button";
import { toast } from "@/components/ui/toaster";
import { adminPaths } from "@/lib/admin-paths";
import { messageForStatus, offlineMessage, type Result } from "@/lib/result";
import { startJobAction } from "@/server/jobs/actions";
import { refreshRecentJobs } from "./recent-jobs";
import { undoJob } from "./undo-job";

interface StartJobProps {
  /** Creates the job, or returns an existing one. */
  prepare: () => Promise<Result<{ jobId: string }>>;
  label: string;
  variant?: ButtonProps["variant"];
  /** The toast after the start. */
  successMessage: string;
  /** Whether the job can be undone: the toast then has Undo. */
  canUndo?: boolean;
  /** The message when offline. */
  offline?: string;
}

type Trouble = { message: string } | { busyWith: string };

/** Starts a job and links to it; if a job of the same kind is running, links to that one. */
export function StartJob({
  prepare,
  label,
  variant = "brand",
  successMessage,
  canUndo = false,
  offline = offlineMessage,
}: StartJobProps) {
  const router = useRouter();
  const [isWorking, startWorking] = useTransition();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const noAnswer = () => (navigator.onLine ? messageForStatus(503) : offline);
  const start = async (): Promise<Trouble | null> => {
    const prepared = await attempt(prepare, noAnswer);
    if (!prepared.ok) return prepared;
    const started = await attempt(() => startJobAction({ id: prepared.data.jobId }), noAnswer);
    if (!started.ok) return started;
    if (started.data.busyWith) return { busyWith: started.data.busyWith };
    void refreshRecentJobs();
    const { id } = started.data;
    const undo = () => void undoJob(id, router);
    toast({ title: successMessage, ...(canUndo ? { action: { label: "Undo", onPress: undo } } : {}) });
    router.push(adminPaths.job(id));
    return null;
  };
  const onClick = () => {
    if (isWorking) return;
    if (!navigator.onLine) return setTrouble({ message: offline });
    setTrouble(null);
    startWorking(async () => setTrouble(await start()));
  };
  return (
    <div className="grid justify-items-start gap-3">
      <Button variant={variant} size="sm" isPending={isWorking} onClick={onClick}>
        {label}
      </Button>
      {trouble ? (
        <Alert variant="destructive" isLive>
          {"message" in trouble ? (
            trouble.message
          ) : (
            <span>
              This job is already running.{" "}
              <Link href={adminPaths.job(trouble.busyWith)} prefetch={false} className="link">
                View it
              </Link>
              , then try again.
            </span>
          )}
        </Alert>
      ) : null}
    </div>
  );
}
