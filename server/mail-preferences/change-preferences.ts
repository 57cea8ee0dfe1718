import "server-only";
import { z } from "zod";
import { machinePaths } from "@/lib/machine-paths";
import { isMailKind, mailKinds } from "@/lib/mail/mail-kinds";
import { AppError } from "@/server/errors";
import { enforceVisitorLimit } from "@/server/limits/enforce-limit";
import { chooseMails, proveRecipient, stopMails } from "./repository";

const gone = () => new AppError("not_found", "This link no longer works.");

/**
 * Stops one kind, or saves a form's choices; a mail program sends `List-Unsubscribe=One-Click` and has the
 * kind in its URL (RFC 8058). Returns the result page for a person; null for a mail program. The id in the
 * link is the key, because mail programs send no cookie and no origin.
 */
export async function changePreferences(
  recipientId: string,
  kindInAddress: string | null,
  form: URLSearchParams,
): Promise<string | null> {
  await enforceVisitorLimit("mailPreferencesVisitor");
  if (!z.uuid().safeParse(recipientId).success) throw gone();
  const isMailProgram = form.get("List-Unsubscribe") === "One-Click";
  const kind = isMailProgram ? kindInAddress : form.get("stop");
  if (kind !== null) {
    if (!isMailKind(kind)) throw new AppError("bad_request", "We don't send emails of this kind.");
    if (!(await stopMails(recipientId, kind))) throw gone();
    return isMailProgram ? null : machinePaths.mailPreferences(recipientId, { done: kind });
  }
  if (form.has("prove")) {
    if (!(await proveRecipient(recipientId))) throw gone();
    return machinePaths.mailPreferences(recipientId, { done: "prove" });
  }
  if (!form.has("choose")) throw new AppError("bad_request", "This form is incomplete.");
  const wanted = form.getAll("get");
  const stopped = mailKinds.filter((one) => !wanted.includes(one));
  if (!(await chooseMails(recipientId, stopped))) throw gone();
  return machinePaths.mailPreferences(recipientId, { done: "choose" });
}
