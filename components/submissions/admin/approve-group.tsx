"use client";

import { useRouter } from "next/navigation";
import { ConfirmBelow } from "@/components/ui/confirm-below";
import { usePageAction } from "@/components/ui/use-page-action";
import { adminPaths } from "@/lib/admin-paths";
import type { AdminSubmission } from "@/lib/submissions/admin-submission";
import { approveTees } from "@/lib/submissions/approve-tees";
import { decideSubmissionAction } from "@/server/submissions/admin-actions";

/** One decision for the waiting tees of a group order, whose artwork is the same. */
export function ApproveGroup({ tees }: { tees: AdminSubmission["groupTees"] }) {
  const router = useRouter();
  const { run, ...state } = usePageAction();
  if (tees.length < 2) return null;

  const approveAll = () =>
    approveTees(tees, ({ id, rev }) =>
      decideSubmissionAction({ id, rev, decision: "approved", reasons: [], answer: "" }),
    );

  return (
    <ConfirmBelow
      {...state}
      summary={`Approve all ${tees.length} tees of this group`}
      confirm={`Approve ${tees.length} tees`}
      onConfirm={() =>
        run(
          approveAll,
          ({ approved, message }) => ({ title: message, variant: approved > 0 ? "default" : "destructive" }),
          ({ approved, nextId }) => {
            if (approved > 0)
              router.push(nextId === null ? adminPaths.submissions : adminPaths.submission(nextId));
          },
        )
      }
    >
      {`They have the same artwork. Check the names and numbers: ${tees.map(({ words }) => words).join(", ")}.`}
    </ConfirmBelow>
  );
}
