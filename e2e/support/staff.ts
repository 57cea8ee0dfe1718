import { backend } from "./backend";
import { makeCustomer } from "./customer";

type Person = Awaited<ReturnType<typeof makeCustomer>>;

/** Somebody who works in the back office, whom no other test uses. */
export async function makeStaff(): Promise<Person> {
  const who = await makeCustomer();
  const { error } = await backend.from("user_roles").insert({ user_id: who.id, role: "admin" });
  if (error) throw new Error(error.message);
  return who;
}
