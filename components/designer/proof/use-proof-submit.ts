import { type FormEvent, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { messageForStatus, offlineMessage } from "@/lib/result";
import { findMissing, type ProofProblem, proofPicturesId } from "./proof-problem";
import { useProofPrints } from "./proof-seen";

interface ProofSubmitOptions {
  /** Whether the notes need agreement. */
  needsYes: boolean;
  /** What is missing apart from the two ticks. */
  check?: () => ProofProblem | null;
  /** Null: it succeeded. */
  run: () => Promise<ProofProblem | null>;
}

export interface ProofSubmit {
  hasSeenNotes: boolean;
  setHasSeenNotes: (isTicked: boolean) => void;
  hasRights: boolean;
  setHasRights: (isTicked: boolean) => void;
  problem: ProofProblem | null;
  problemId: string;
  /** A submit is waiting for the prints to load. */
  isWaiting: boolean;
  isWorking: boolean;
  form: RefObject<HTMLFormElement | null>;
  onSubmit: (event: FormEvent) => void;
}

/**
 * The submit logic of a proof. One click is enough: it checks the fields, waits until the prints have loaded, checks again for
 * changes since then, and continues. The first missing field gets the focus.
 */
export function useProofSubmit({ needsYes, check, run }: ProofSubmitOptions): ProofSubmit {
  const [hasSeenNotes, setHasSeenNotes] = useState(false);
  const [hasRights, setHasRights] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<ProofProblem | null>(null);
  const prints = useProofPrints();
  const form = useRef<HTMLFormElement>(null);
  const problemId = useId();

  async function go(): Promise<void> {
    const missing = check?.() ?? findMissing({ hasRights, hasSeenNotes: hasSeenNotes || !needsYes, prints });
    setProblem(missing);
    setWaiting(!missing && prints === "waiting");
    if (missing || prints === "waiting") return;
    setWorking(true);
    try {
      setProblem(await run());
    } catch {
      setProblem({ message: navigator.onLine ? messageForStatus(503) : offlineMessage });
    } finally {
      setWorking(false);
    }
  }

  const goOn = useEffectEvent(() => void go());
  useEffect(() => {
    if (isWaiting && prints !== "waiting") goOn();
  }, [isWaiting, prints]);
  useEffect(() => {
    if (!problem?.field) return;
    const pictures = problem.field === "pictures" ? document.getElementById(proofPicturesId) : null;
    const field = pictures?.querySelector("button") ?? form.current?.querySelector("[aria-invalid=true]");
    if (field instanceof HTMLElement) field.focus();
  }, [problem]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWaiting && !isWorking) void go();
  };
  const ticks = { hasSeenNotes, setHasSeenNotes, hasRights, setHasRights };
  return { ...ticks, problem, problemId, isWaiting, isWorking, form, onSubmit };
}
