import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button-link";

export interface InvalidLinkProps {
  /** Where the visitor can start again */
  href: string;
  action: string;
  children: string;
}

/** Shown instead of the form when the link can't be used. */
export function InvalidLink({ href, action, children }: InvalidLinkProps) {
  return (
    <div className="grid gap-5">
      <Alert variant="warning" title="That link no longer works">
        {children}
      </Alert>
      <ButtonLink href={href}>{action}</ButtonLink>
    </div>
  );
}
