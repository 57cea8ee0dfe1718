import { Alert } from "./alert";

/** Why the last attempt failed, read out; nothing where there is no message. */
export function FailureAlert({ message }: { message: string | false | null | undefined }) {
  if (!message) return null;
  return (
    <Alert variant="destructive" isLive>
      {message}
    </Alert>
  );
}
