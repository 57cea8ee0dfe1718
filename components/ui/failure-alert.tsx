import { Alert } from "./alert";

interface FailureAlertProps {
  message: string | false | null | undefined;
  className?: string;
}

/** Why the last attempt failed, read out; nothing where there is no message. */
export function FailureAlert({ message, className }: FailureAlertProps) {
  if (!message) return null;
  return (
    <Alert variant="destructive" isLive className={className}>
      {message}
    </Alert>
  );
}
