"use client";

import { useRef, useState } from "react";
import { type PincodePlace, pincodePattern, toPincode } from "@/lib/addresses/pincode";
import { paths } from "@/lib/paths";

export interface PincodeState {
  /** What to say below the field. */
  hint: string;
  look: (typed: string) => void;
}

/** Asks where a pincode is as soon as it is whole. `onPlace` gets the place, also when the person goes on typing. */
export function usePincode(onPlace: (place: PincodePlace) => void): PincodeState {
  const [hint, setHint] = useState("");
  const request = useRef<AbortController>(undefined);
  const asked = useRef("");

  async function look(typed: string): Promise<void> {
    const pincode = toPincode(typed);
    if (pincode === asked.current) return;
    asked.current = pincode;
    request.current?.abort();
    setHint("");
    if (!pincodePattern.test(pincode)) return;
    request.current = new AbortController();
    try {
      const response = await fetch(paths.api.pincode(pincode), { signal: request.current.signal });
      if (asked.current !== pincode) return;
      if (response.status === 404) {
        setHint("We don't know this pincode: please fill in city and state yourself.");
      } else if (response.ok) {
        const place: PincodePlace = await response.json();
        setHint(`${place.city}: usually delivered in ${place.deliveryDays} days.`);
        onPlace(place);
      }
    } catch {
      // The person fills in the rest himself.
    }
  }

  return { hint, look: (typed) => void look(typed) };
}
