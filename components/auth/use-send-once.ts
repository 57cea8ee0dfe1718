import { type RefObject, useEffect, useRef } from "react";

/** Sends a form as soon as its page has scripts, and automatically only once. */
export function useSendOnce(ref: RefObject<HTMLFormElement | null>, isWanted = true): void {
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current || !isWanted) return;
    isSent.current = true;
    ref.current?.requestSubmit();
  }, [ref, isWanted]);
}
