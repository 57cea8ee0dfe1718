"use client";

import { type ReactNode, useState } from "react";
import type { LeadSource } from "@/lib/leads/lead-input";
import { LeadCode } from "./lead-code";
import { LeadForm } from "./lead-form";

interface LeadPanelProps {
  source: LeadSource;
  /** Above the form, and gone with it. */
  intro?: ReactNode;
}

/** The form, then the code. */
export function LeadPanel({ source, intro }: LeadPanelProps) {
  const [done, setDone] = useState<{ code: string; email: string } | null>(null);
  if (done) return <LeadCode {...done} />;
  return (
    <>
      {intro}
      <LeadForm source={source} onDone={(code, email) => setDone({ code, email })} />
    </>
  );
}
