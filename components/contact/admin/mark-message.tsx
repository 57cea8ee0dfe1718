"use client";

import { Button } from "@/components/ui/button";
import type { ContactState } from "@/lib/contact/message";
import { useMark } from "./use-mark";

const ways: Record<ContactState, readonly { to: ContactState; label: string }[]> = {
  open: [
    { to: "done", label: "Mark as done" },
    { to: "spam", label: "Spam" },
  ],
  answered: [
    { to: "done", label: "Mark as done" },
    { to: "open", label: "Open again" },
  ],
  done: [{ to: "open", label: "Open again" }],
  spam: [{ to: "open", label: "Not spam" }],
};

export function MarkMessage({ id, state }: { id: number; state: ContactState }) {
  const { isWorking, mark } = useMark();
  return ways[state].map(({ to, label }) => (
    <Button
      key={to}
      variant="outline"
      size="sm"
      isPending={isWorking}
      onClick={() => mark({ ids: [id] }, to)}
    >
      {label}
    </Button>
  ));
}
