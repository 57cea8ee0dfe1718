import type { Role } from "../../lib/staff/permissions";
import { backend } from "./backend";
import { makeCustomer } from "./customer";

type Person = Awaited<ReturnType<typeof makeCustomer>>;

/** Creates a member of staff that no other test uses. */
export async function makeStaff(role: Role = "admin"): Promise<Person> {
  const who = await makeCustomer();
  const { error } = await backend.from("user_roles").insert({ user_id: who.id, role });
  if (error) throw new Error(error.message);
  return who;
}
