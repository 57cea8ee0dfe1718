import "server-only";
import { z } from "zod";
import type { Nominee, NomineeRelation } from "@/lib/account/nominee";
import { nomineeRelations } from "@/lib/account/nominee";
import { row } from "@/lib/row";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient } from "@/server/supabase/viewer-client";

/** Row policies let a customer change only their own names. A trigger copies the names to the auth server. */
export async function saveNames(
  userId: string,
  names: { firstName: string; lastName: string },
): Promise<boolean> {
  const client = await viewerClient();
  const answer = await client
    .from("profiles")
    .update({ first_name: names.firstName, last_name: names.lastName })
    .eq("id", userId)
    .select("id");
  return unwrap("profiles: update", answer).length === 1;
}

const nomineeSchema = row({
  name: z.string(),
  relation: z.enum(Object.keys(nomineeRelations) as NomineeRelation[]),
  email: z.string().nullable(),
  phone: z.string().nullable(),
});

/** Row policies show a person only their own. */
export async function findNominee(userId: string): Promise<Nominee | null> {
  const answer = await (await viewerClient())
    .from("nominees")
    .select("name, relation, email, phone")
    .eq("user_id", userId)
    .maybeSingle();
  return nomineeSchema.nullable().parse(unwrap("nominees: find", answer));
}
