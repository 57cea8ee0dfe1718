import { createClient } from "@supabase/supabase-js";
import type { Role } from "../../lib/staff/permissions";
import { totpOf } from "../../sandbox/backend/totp";
import { sandboxKeys } from "../../sandbox/keys";
import { backend } from "./backend";
import { makeCustomer } from "./customer";
import { gatewayUrl } from "./env";

type Person = Awaited<ReturnType<typeof makeCustomer>>;

/** Creates a member of staff whom no other test uses. */
export async function makeStaff(role: Role = "admin"): Promise<Person> {
  const who = await makeCustomer();
  const { error } = await backend.from("user_roles").insert({ user_id: who.id, role });
  if (error) throw new Error(error.message);
  return who;
}

/** Sets up an authenticator app, whose code every later sign-in needs, and returns its secret. */
export async function setUpApp({ email, password }: { email: string; password: string }): Promise<string> {
  const { auth } = createClient(gatewayUrl, sandboxKeys.publishable, { auth: { persistSession: false } });
  await auth.signInWithPassword({ email, password });
  const { data } = await auth.mfa.enroll({ factorType: "totp" });
  if (!data) throw new Error("no app could be set up");
  const { secret } = data.totp;
  const { error } = await auth.mfa.challengeAndVerify({
    factorId: data.id,
    code: totpOf(secret, Date.now()),
  });
  if (error) throw new Error(error.message);
  return secret;
}
