import "server-only";
import { z } from "zod";
import { privacyRequestKindNames } from "@/lib/contact/privacy-request";
import type { PrivacyMail } from "@/lib/mail/privacy-emails";
import { row } from "@/lib/row";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";

const mailSchema = row({
  ...{ number: z.number(), kind: z.enum(privacyRequestKindNames), name: z.string(), email: z.string() },
  ...{ details: z.string(), dueAt: z.string().nullable(), answer: z.string().nullable() },
}).nullable();

/** Null when the request is deleted. */
export async function findPrivacyMail(id: string): Promise<PrivacyMail | null> {
  const answer = await serviceClient()
    .from("privacy_requests")
    .select("number, kind, name, email, details, due_at, answer")
    .eq("id", id)
    .maybeSingle();
  return mailSchema.parse(unwrap("privacy_requests: mail", answer));
}
