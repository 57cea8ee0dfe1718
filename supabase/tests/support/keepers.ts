import type { Pool } from "pg";
import { findPeople, namesOf, type People } from "./actors";
import { openPool } from "./database";
import { contradictionsIn } from "./invariants";
import { forgetRefunds } from "./invoices";
import { makePerson } from "./person";
import { type Act, inSession } from "./staff-session";

type Keeper = "asha" | "ben" | "cara";

interface Keepers {
  owner: Pool;
  desk: Pool;
  as: <T>(who: Keeper, act: Act<T>) => Act<T>;
  /** Of the keeper who won; undefined for nobody. */
  nameOf: (who: string | undefined) => string | undefined;
}

/** Three who look after the money, for one file of races: the books agree after each test, and nothing of it stays. */
export function openKeepers(): Keepers {
  const owner = openPool("postgres", 6);
  const desk = openPool("service_role", 6);
  let people: People;
  let keepers: Record<Keeper, string>;
  let names: Record<string, string>;

  beforeAll(async () => {
    people = await findPeople(owner);
    const cara = await makePerson(owner);
    await owner.query("insert into public.user_roles (user_id, role) values ($1, 'manager')", [cara.id]);
    keepers = { asha: people.manager, ben: people.admin, cara: cara.id };
    names = await namesOf(owner, keepers);
  });
  afterEach(async () => expect(await contradictionsIn(owner)).toEqual({}));
  afterAll(async () => {
    await owner.query("delete from auth.users where id = $1", [keepers.cara]);
    await forgetRefunds(owner);
    await Promise.all([owner.end(), desk.end()]);
  });
  return {
    owner,
    desk,
    as: (who, act) => inSession({ ...people, manager: keepers[who] }, "manager", act),
    nameOf: (who) => names[who ?? ""],
  };
}
