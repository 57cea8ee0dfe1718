import { useCallback, useEffect, useRef, useState } from "react";
import { saveSubmissionAction } from "@/server/submissions/actions";

export interface SubmissionDraft {
  message: string;
  mayPublish: boolean;
}

const pauseMs = 1000;

/** Input from this tab that has not reached the server; null for none. */
function readTyped(key: string): SubmissionDraft | null {
  try {
    // Written by storeTyped().
    return JSON.parse(sessionStorage.getItem(key) ?? "null") as SubmissionDraft | null;
  } catch {
    return null;
  }
}

function storeTyped(key: string, draft: SubmissionDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage only the server has it.
  }
}

/**
 * Saves input at once in this tab, and in the account as soon as typing pauses. `pause`: waits for running saves and starts
 * no more until it is called after a failed submission, because a draft that arrives after a submission is refused.
 */
export function useSubmissionDraft(versionId: string, follows: string | null, first: SubmissionDraft) {
  const key = `submission ${versionId}`;
  const [draft, setDraft] = useState(first);
  const [note, setNote] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  const isPaused = useRef(false);

  const save = useCallback(
    (next: SubmissionDraft) => {
      if (isPaused.current) return;
      underWay.current = underWay.current.then(async () => {
        const answer = await saveSubmissionAction({ versionId, follows, ...next }).catch(() => null);
        if (!answer) return setNote("Couldn't save your draft to your account. It's still in this tab.");
        if (!answer.ok) return setNote(answer.message);
        setNote("Draft saved.");
        const typed = readTyped(key);
        if (typed?.message === next.message && typed.mayPublish === next.mayPublish) storeTyped(key, null);
      });
    },
    [key, versionId, follows],
  );

  function change(part: Partial<SubmissionDraft>): void {
    const next = { ...draft, ...part };
    setDraft(next);
    setNote("");
    storeTyped(key, next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => save(next), pauseMs);
  }

  async function pause(): Promise<(isSent: boolean) => void> {
    isPaused.current = true;
    clearTimeout(timer.current);
    await underWay.current;
    return (isSent) => {
      isPaused.current = isSent;
      if (isSent) storeTyped(key, null);
    };
  }

  useEffect(() => {
    const typed = readTyped(key);
    if (typed) {
      setDraft(typed);
      save(typed);
    }
    return () => clearTimeout(timer.current);
  }, [key, save]);

  return { draft, change, note, pause };
}
