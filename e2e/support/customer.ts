import { backend } from "./backend";
import { Newcomer } from "./newcomer";

/** Creates a customer with a confirmed phone and email address that no other test uses. */
export async function makeCustomer(): Promise<Newcomer & { id: string }> {
  const who = new Newcomer();
  const { data, error } = await backend.auth.admin.createUser({
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
