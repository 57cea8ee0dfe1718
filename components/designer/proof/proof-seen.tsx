"use client";

import { type ComponentProps, createContext, type ReactNode, use, useCallback, useState } from "react";
import { DrawnPicture, type DrawnState } from "./drawn-picture";
import { combinePrintStates } from "./proof-problem";

type Report = (src: string, state: DrawnState) => void;

const ReportContext = createContext<Report | null>(null);
const ShownContext = createContext<DrawnState>("there");

interface ProofSeenProps {
  /** The number of prints of the proof. */
  prints: number;
  children: ReactNode;
}

/** Wraps the prints of a proof and its order form: the form waits until every print is loaded. */
export function ProofSeen({ prints, children }: ProofSeenProps) {
  const [states, setStates] = useState<ReadonlyMap<string, DrawnState>>(new Map());
  const report = useCallback<Report>(
    (src, state) => setStates((known) => new Map(known).set(src, state)),
    [],
  );
  return (
    <ReportContext value={report}>
      <ShownContext value={combinePrintStates([...states.values()], prints)}>{children}</ShownContext>
    </ReportContext>
  );
}

/** The state of all prints together; `there` outside a proof. */
export const useProofPrints = (): DrawnState => use(ShownContext);

/** A print. On a proof it loads eagerly, wherever the page is scrolled to. */
export function PrintPicture(picture: ComponentProps<typeof DrawnPicture>) {
  const report = use(ReportContext);
  return <DrawnPicture {...picture} isFirst={report !== null} onState={report ?? undefined} />;
}
