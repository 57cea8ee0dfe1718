import "server-only";
import type { Choice } from "@/lib/consent/choice";
import { addConsents } from "./repository";

/** Keeps an answer as proof. A signal in the request's head counts, too, where the browser's script could not see it. */
export async function recordConsent(choice: Choice, hasGpc: boolean): Promise<void> {
  await addConsents({ ...choice, isUnderGpc: choice.isUnderGpc || hasGpc });
}
