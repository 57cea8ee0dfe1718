import { designPaths } from "@/lib/design-paths";
import type { SavedDesign } from "@/lib/designer/saved-design";
import { type Failure, messageForStatus, type Result } from "@/lib/result";
import { freezeDesignAction, saveDesignAction, shareDesignAction } from "@/server/designs/actions";

const failed = (status: number): Failure => ({
  ok: false,
  code: "unavailable",
  message: messageForStatus(status),
});

async function readDesign(id: string): Promise<Result<SavedDesign>> {
  const response = await fetch(designPaths.savedOne(id));
  // Our own route answers with this.
  if (response.ok) return { ok: true, data: (await response.json()) as SavedDesign };
  return failed(response.status);
}

async function save(design: Omit<SavedDesign, "savedAt">): Promise<Result<null>> {
  const answer = await saveDesignAction(design);
  if (!answer.ok) return answer;
  if (answer.data.kind === "saved") return { ok: true, data: null };
  return {
    ok: false,
    code: "conflict",
    message: "This design was just changed in another window. Please try again.",
  };
}

/** Keeps what is drawn, under another name. */
export async function renameDesign(id: string, name: string): Promise<Result<null>> {
  const found = await readDesign(id);
  if (!found.ok) return found;
  const { rev, document } = found.data;
  return save({ id, name, rev, document });
}

/** Of a name. */
export const mostLetters = 60;

/** A second design like it. */
export async function duplicateDesign(id: string): Promise<Result<null>> {
  const found = await readDesign(id);
  if (!found.ok) return found;
  const { name, document } = found.data;
  const copied = `Copy of ${name}`.slice(0, mostLetters).trim();
  return save({ id: crypto.randomUUID(), name: copied, rev: 0, document });
}

/** Makes a version of the design as it is now. */
export async function freezeSavedDesign(id: string): Promise<Result<{ versionId: string }>> {
  const found = await readDesign(id);
  if (!found.ok) return found;
  const { name, document } = found.data;
  return freezeDesignAction({ designId: id, name, document });
}

/** A link to the design as it is now: the path of its page. */
export async function shareSavedDesign(id: string): Promise<Result<{ path: string }>> {
  const frozen = await freezeSavedDesign(id);
  return frozen.ok ? shareDesignAction(frozen.data) : frozen;
}
