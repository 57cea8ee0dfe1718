import { useEffect, useState } from "react";
import type { Designer } from "./designer-context";

export type Interactions = typeof import("./interactions");

/** null until they have loaded: the tee is painted first. */
export function useInteractions({ parts }: Designer): Interactions | null {
  const [hands, setHands] = useState<Interactions | null>(null);
  useEffect(
    () => parts.need("what moves things", async () => setHands(await import("./interactions"))),
    [parts],
  );
  return hands;
}
