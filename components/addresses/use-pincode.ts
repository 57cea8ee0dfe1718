import { useEffect, useRef, useState } from "react";
import { afterPointerRelease } from "@/components/ui/after-pointer-release";
import { type PincodeInfo, toPincode } from "@/lib/addresses/pincode";

const loadAsk = () => import("./fetch-pincode");

async function ask(pincode: string, signal: AbortSignal) {
  const { fetchPincode } = await loadAsk();
  return fetchPincode(pincode, signal);
}

export interface PincodeState {
  /** The text below the field. */
  hint: string;
  look: (typed: string) => void;
}

/**
 * Looks up a pincode as soon as it is complete. `onPlace` gets the place, even if the person continues typing, and null for
 * an unknown pincode.
 */
export function usePincode(onPlace: (place: PincodeInfo | null) => void): PincodeState {
  const [hint, setHint] = useState("");
  const request = useRef<AbortController>(undefined);
  const asked = useRef("");

  // Preloaded before a pincode is complete, because the person waits for the answer.
  useEffect(() => void loadAsk().catch(() => undefined), []);

  async function look(typed: string): Promise<void> {
    const pincode = toPincode(typed);
    if (pincode === asked.current) return;
    asked.current = pincode;
    request.current?.abort();
    setHint("");
    if (!/^\d{6}$/.test(pincode)) return;
    request.current = new AbortController();
    const answer = await ask(pincode, request.current.signal).catch(() => null);
    afterPointerRelease(() => {
      if (asked.current !== pincode) return;
      // Typing the same pincode again looks it up again.
      if (answer) setHint(answer.hint);
      else asked.current = "";
      onPlace(answer?.place ?? null);
    });
  }

  return { hint, look: (typed) => void look(typed) };
}
