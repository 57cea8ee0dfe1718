import type { ReactNode } from "react";
import { SessionEnded } from "@/components/auth/session-ended";

/** Pages about a visitor or about money, and filtered lists. */
export default function LiveLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <SessionEnded />
    </>
  );
}
