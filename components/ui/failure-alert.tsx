import { Alert } from "./alert";

interface FailureAlertProps {
  message: string | false | null | undefined;
  className?: string;
}

/** An announced error message; nothing without a message. */
export function FailureAlert({ message, className }: FailureAlertProps) {
  if (!message) return null;
  return (
    <Alert variant="destructive" isLive className={className}>
      {message}
    </Alert>
  );
}
