import { createContext, useRef, useState } from "react";

/** The uploads of all fields of a form. */
export interface FormUploads {
  /** Of those under way, 0 to 1 each. */
  progress: readonly number[];
  show: (field: string, progress: readonly number[]) => void;
  /** `arrival` resolves to whether the pictures arrived. */
  track: (arrival: Promise<boolean>) => void;
  /** Resolves when no upload is under way, to whether all arrived. */
  haveArrived: () => Promise<boolean>;
}

/** Null outside a form. */
export const FormUploadsContext = createContext<FormUploads | null>(null);

export function useFormUploads(): FormUploads {
  const [byField, setByField] = useState<Readonly<Record<string, readonly number[]>>>({});
  const underway = useRef(new Set<Promise<boolean>>());

  function track(arrival: Promise<boolean>): void {
    underway.current.add(arrival);
    void arrival.finally(() => underway.current.delete(arrival));
  }

  async function haveArrived(): Promise<boolean> {
    let isComplete = true;
    while (underway.current.size > 0) {
      const arrivals = await Promise.all(underway.current);
      isComplete &&= arrivals.every(Boolean);
    }
    return isComplete;
  }

  return {
    progress: Object.values(byField).flat(),
    show: (field, progress) => setByField((all) => ({ ...all, [field]: progress })),
    track,
    haveArrived,
  };
}
