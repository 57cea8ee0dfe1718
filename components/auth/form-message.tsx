import { Alert } from "@/components/ui/alert";
import type { Failure } from "@/lib/result";

/** What the toast says, where it stays. Not read out again: the toast was. */
export function FormMessage({ failure }: { failure: Failure | null }) {
  if (!failure || failure.fieldErrors) return null;
  return <Alert variant="destructive">{failure.message}</Alert>;
}
