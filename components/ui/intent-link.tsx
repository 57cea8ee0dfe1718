"use client";

import Link from "next/link";
import { type ComponentProps, useState } from "react";

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * A link that fetches its page when it is pointed at, touched or focused, not when it is merely seen. One with ?color= is not
 * fetched ahead: Next asks for it where it is not, once it has seen two of them (vercel/next.js#97244).
 */
export function IntentLink({ children, ...props }: ComponentProps<typeof Link>) {
  const [isMeant, setIsMeant] = useState(false);
  const mean = () => {
    if (!isMeant && !String(props.href).includes("?") && !savesData()) setIsMeant(true);
  };
  return (
    <Link {...props} prefetch={isMeant} onMouseEnter={mean} onTouchStart={mean} onFocus={mean}>
      {children}
    </Link>
  );
}
