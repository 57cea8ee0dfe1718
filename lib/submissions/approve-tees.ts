import type { Result } from "@/lib/result";
import type { AdminSubmission } from "./admin-submission";

type Tee = AdminSubmission["groupTees"][number];

/** Approves tees one by one. Those that someone has decided or changed first are left as they are, and named in the message. */
export async function approveTees(
  tees: readonly Tee[],
  approve: (tee: Tee) => Promise<Result<{ nextId: string | null }>>,
): Promise<Result<{ approved: number; nextId: string | null; message: string }>> {
  const left: string[] = [];
  let nextId: string | null = null;
  for (const tee of tees) {
    const result = await approve(tee);
    if (result.ok) nextId = result.data.nextId;
    else if (result.code === "conflict") left.push(tee.words);
    else return result;
  }
  const approved = tees.length - left.length;
  const done = `${approved === 0 ? "No" : approved} ${approved === 1 ? "tee" : "tees"} approved`;
  const message = left.length === 0 ? done : `${done}. Already decided or changed: ${left.join(", ")}.`;
  return { ok: true, data: { approved, nextId, message } };
}
