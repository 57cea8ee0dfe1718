import "server-only";
import { z } from "zod";
import { type MailKind, mailKinds } from "@/lib/mail/mail-kinds";
import { now } from "@/server/clock";
import { serviceClient, serviceRpc } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";

const recipientSchema = z.object({ id: z.uuid(), stopped: z.array(z.enum(mailKinds)) });

/** The kinds that an address has stopped, and the id for its links; created for a new address. */
export async function findOrCreateRecipient(email: string) {
  return recipientSchema.parse(await serviceRpc("mail_recipient", { email }));
}

export interface Recipient {
  email: string;
  stopped: MailKind[];
  /** Records that the link's holder has confirmed the address. */
  isProven: boolean;
}

export async function findRecipient(id: string): Promise<Recipient | null> {
  const answer = await serviceClient()
    .from("mail_recipients")
    .select("email, stopped, proven_at")
    .eq("id", id)
    .maybeSingle();
  const row = unwrap("mail preferences: find", answer);
  return (
    row && {
      email: row.email,
      stopped: recipientSchema.shape.stopped.parse(row.stopped),
      isProven: row.proven_at !== null,
    }
  );
}

/** False when the id is unknown. */
export async function stopMails(id: string, kind: MailKind): Promise<boolean> {
  return serviceRpc("stop_mails", { id, kind });
}

/** Allows every email to the address again; false when the id is unknown. */
export async function proveRecipient(id: string): Promise<boolean> {
  return serviceRpc("prove_recipient", { id });
}

/** False when the id is unknown. */
export async function chooseMails(id: string, stopped: readonly MailKind[]): Promise<boolean> {
  const answer = await serviceClient()
    .from("mail_recipients")
    .update({ stopped: [...stopped], changed_at: now().toISOString() })
    .eq("id", id)
    .select("id");
  return unwrap("mail preferences: choose", answer).length > 0;
}
