import type { Role } from "@/lib/staff/permissions";
import { Newcomer } from "../../../../e2e/support/newcomer";
import { service } from "../backend/service";

export type Account = Newcomer & { id: string };

/** A customer who can log in, with a confirmed phone and email address. */
export async function makeCustomer(): Promise<Account> {
  const who = new Newcomer();
  const { data, error } = await service.auth.admin.createUser({
    email: who.email,
    phone: who.fullPhone,
    password: who.password,
    email_confirm: true,
    phone_confirm: true,
    user_metadata: { first_name: who.firstName, last_name: who.lastName },
  });
  if (error) throw new Error(error.message);
  return Object.assign(who, { id: data.user.id });
}

/** A member of staff who can log in. */
export async function makeMember(role: Role = "admin"): Promise<Account> {
  const who = await makeCustomer();
  const { error } = await service.from("user_roles").insert({ user_id: who.id, role });
  if (error) throw new Error(error.message);
  return who;
}
