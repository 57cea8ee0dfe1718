import { createContext, useRef, useState } from "react";

/** All uploads of a form's fields. */
export interface FormUploads {
  /** Running uploads, 0 to 1 each. */
  progress: readonly number[];
  show: (field: string, progress: readonly number[]) => void;
  /** `arrival` resolves to whether the upload succeeded. */
  track: (arrival: Promise<boolean>) => void;
  /** Resolves when no upload is running, to whether all succeeded. */
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
