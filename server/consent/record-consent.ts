import "server-only";
import type { Choice } from "@/lib/consent/choice";
import { addConsents } from "./repository";

/** Stores an answer as proof. A signal in the request header applies even when the browser's script could not read it. */
export async function recordConsent(choice: Choice, hasGpc: boolean): Promise<void> {
  await addConsents({ ...choice, isUnderGpc: choice.isUnderGpc || hasGpc });
}
