"use client";

import { useRouter } from "next/navigation";
import { ConfirmBelow } from "@/components/ui/confirm-below";
import { usePageAction } from "@/components/ui/use-page-action";
import { adminPaths } from "@/lib/admin-paths";
import type { AdminSubmission } from "@/lib/submissions/admin-submission";
import { decideSubmissionAction } from "@/server/submissions/admin-actions";

/** One decision for the waiting tees of a group order, whose artwork is the same. */
export function ApproveGroup({ tees }: { tees: AdminSubmission["groupTees"] }) {
  const router = useRouter();
  const { run, ...state } = usePageAction();
  if (tees.length < 2) return null;

  async function approveAll() {
    let nextId: string | null = null;
    for (const { id, rev } of tees) {
      const result = await decideSubmissionAction({ id, rev, decision: "approved", reasons: [], answer: "" });
      if (!result.ok) return result;
      nextId = result.data.nextId;
    }
    return { ok: true, data: { nextId } } as const;
  }

  return (
    <ConfirmBelow
      {...state}
      summary={`Approve all ${tees.length} tees of this group`}
      confirm={`Approve ${tees.length} tees`}
      onConfirm={() =>
        run(approveAll, `${tees.length} tees approved`, ({ nextId }) =>
          router.push(nextId === null ? adminPaths.submissions : adminPaths.submission(nextId)),
        )
      }
    >
      {`They have the same artwork. Check the names and numbers: ${tees.map(({ words }) => words).join(", ")}.`}
    </ConfirmBelow>
  );
}
