import { useEffect, useState } from "react";
import type { Designer } from "./designer-context";

export type Hands = typeof import("./hands");

/** null until they have loaded: the tee is painted first. */
export function useHands({ parts }: Designer): Hands | null {
  const [hands, setHands] = useState<Hands | null>(null);
  useEffect(() => parts.need("what moves things", async () => setHands(await import("./hands"))), [parts]);
  return hands;
}
