import { type ReactNode, useEffect, useRef } from "react";
import { MailIcon } from "@/components/ui/frame-icons";

export interface MailSentProps {
  title: string;
  email: string;
  children: ReactNode;
}

/** Replaces the form and takes the focus. */
export function MailSent({ title, email, children }: MailSentProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className="grid grid-cols-1 gap-3 rounded-sm border bg-secondary p-5 outline-none"
    >
      <MailIcon className="size-8 text-brand" />
      <h2 className="font-semibold text-lg">{title}</h2>
      <p className="wrap-anywhere">
        Sent to <strong>{email}</strong>
      </p>
      <p className="text-muted-foreground text-sm">{children}</p>
    </div>
  );
}
