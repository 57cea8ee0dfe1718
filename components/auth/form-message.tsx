import { Alert } from "@/components/ui/alert";
import { Spinner } from "@/components/ui/spinner";
import { captchaMessages } from "@/lib/auth/captcha";
import type { Failure } from "@/lib/result";

export interface FormMessageProps {
  failure: Failure | null;
  /** Without a toast: the first line, and the message is announced here. */
  title?: string | undefined;
  /** A puzzle is being solved before the form is sent again */
  isChecking?: boolean;
}

/** The toast's text, which stays here. Without a title it isn't announced: the toast was. */
export function FormMessage({ failure, title, isChecking = false }: FormMessageProps) {
  if (isChecking) {
    return (
      <p role="status" className="flex items-center gap-3 rounded-sm border bg-secondary p-4 text-sm">
        <Spinner className="size-4 shrink-0" />
        {captchaMessages.checking}
      </p>
    );
  }
  if (!failure || failure.fieldErrors) return null;
  return (
    <Alert variant="destructive" title={title} isLive={title !== undefined}>
      {failure.message}
    </Alert>
  );
}
