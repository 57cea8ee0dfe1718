import { useEffect, useState } from "react";

/** False on the server, and until the page is hydrated. */
export function useIsAlive(): boolean {
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  return isAlive;
}
