import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button-link";

export interface DeadLinkProps {
  /** Where a new start is */
  href: string;
  action: string;
  children: string;
}

/** In place of the form that would have followed the link. */
export function DeadLink({ href, action, children }: DeadLinkProps) {
  return (
    <div className="grid gap-5">
      <Alert variant="warning" title="That link no longer works">
        {children}
      </Alert>
      <ButtonLink href={href}>{action}</ButtonLink>
    </div>
  );
}
