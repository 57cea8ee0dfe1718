import type { Pool } from "pg";
import { openPool, owner } from "../backend/database";
import { contradictionsIn } from "../invariants";
import { namesOf, people } from "../people/actors";
import { makePerson } from "../people/person";
import { type Act, inSession } from "../people/staff-session";

type PaymentMember = "asha" | "ben" | "cara";

interface PaymentStaff {
  owner: Pool;
  pool: Pool;
  as: <T>(who: PaymentMember, act: Act<T>) => Act<T>;
  /** Of the winner; undefined for none. */
  nameOf: (who: string | undefined) => string | undefined;
}

/** Three people who handle payments, for one file of races: the books are checked after each test, and nothing stays. */
export function openPaymentStaff(): PaymentStaff {
  const pool = openPool("service_role", 6);
  let staffIds: Record<PaymentMember, string>;
  let names: Record<string, string>;

  beforeAll(async () => {
    const cara = await makePerson(owner);
    await owner.query("insert into public.user_roles (user_id, role) values ($1, 'manager')", [cara.id]);
    staffIds = { asha: people.manager, ben: people.admin, cara: cara.id };
    names = await namesOf(owner, staffIds);
  });
  afterEach(async () => expect(await contradictionsIn(owner)).toEqual({}));
  return {
    owner,
    pool,
    as: (who, act) => inSession({ id: staffIds[who] }, act),
    nameOf: (who) => names[who ?? ""],
  };
}
