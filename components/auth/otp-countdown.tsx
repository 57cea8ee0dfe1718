"use client";

import { useEffect, useState } from "react";

export interface OtpCountdownProps {
  /** As the server counted them when it made the page */
  seconds: number;
  onEnd: () => void;
}

function toClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** By the browser's own monotonic clock, so that neither a wrong time of day nor a sleeping tab moves the end. */
export function OtpCountdown({ seconds, onEnd }: OtpCountdownProps) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const endsAt = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((endsAt - performance.now()) / 1000));
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      onEnd();
    }, 250);
    return () => clearInterval(timer);
  }, [seconds, onEnd]);
  return (
    <span role="timer" translate="no" className="font-semibold tabular-nums">
      {toClock(left)}
    </span>
  );
}
