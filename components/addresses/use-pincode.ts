"use client";

import { useRef, useState } from "react";
import { onceReleased } from "@/components/ui/once-released";
import { describePlace, type PincodePlace, toPincode } from "@/lib/addresses/pincode";
import { fetchOffer } from "./fetch-offer";

export interface PincodeState {
  /** What to say below the field. */
  hint: string;
  look: (typed: string) => void;
}

/**
 * Asks where a pincode is as soon as it is whole. `onPlace` gets the place, also when the person goes on typing, and null for
 * a pincode that nothing is known of.
 */
export function usePincode(onPlace: (place: PincodePlace | null) => void): PincodeState {
  const [hint, setHint] = useState("");
  const request = useRef<AbortController>(undefined);
  const asked = useRef("");

  async function look(typed: string): Promise<void> {
    const pincode = toPincode(typed);
    if (pincode === asked.current) return;
    asked.current = pincode;
    request.current?.abort();
    setHint("");
    if (!/^\d{6}$/.test(pincode)) return;
    request.current = new AbortController();
    const answer = await fetchOffer(pincode, request.current.signal).catch(() => null);
    const place = answer && "offer" in answer ? answer.offer : null;
    onceReleased(() => {
      if (asked.current !== pincode) return;
      // Typing the same pincode again asks again.
      if (!answer) asked.current = "";
      if (answer) setHint("offer" in answer ? describePlace(answer.offer) : answer.problem);
      onPlace(place);
    });
  }

  return { hint, look: (typed) => void look(typed) };
}
