import { useEffect, useState } from "react";

/** False in what the server draws, and until the page's scripts take care of what is typed and pressed. */
export function useIsAlive(): boolean {
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  return isAlive;
}
