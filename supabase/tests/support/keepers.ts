import type { Pool } from "pg";
import { namesOf, people } from "./actors";
import { openPool, owner } from "./database";
import { contradictionsIn } from "./invariants";
import { makePerson } from "./person";
import { type Act, inSession } from "./staff-session";

type Keeper = "asha" | "ben" | "cara";

interface Keepers {
  owner: Pool;
  desk: Pool;
  as: <T>(who: Keeper, act: Act<T>) => Act<T>;
  /** Of the winning keeper; undefined for none. */
  nameOf: (who: string | undefined) => string | undefined;
}

/** Three people who handle payments, for one file of races: the books are checked after each test, and nothing stays. */
export function openKeepers(): Keepers {
  const desk = openPool("service_role", 6);
  let keepers: Record<Keeper, string>;
  let names: Record<string, string>;

  beforeAll(async () => {
    const cara = await makePerson(owner);
    await owner.query("insert into public.user_roles (user_id, role) values ($1, 'manager')", [cara.id]);
    keepers = { asha: people.manager, ben: people.admin, cara: cara.id };
    names = await namesOf(owner, keepers);
  });
  afterEach(async () => expect(await contradictionsIn(owner)).toEqual({}));
  return {
    owner,
    desk,
    as: (who, act) => inSession({ id: keepers[who] }, act),
    nameOf: (who) => names[who ?? ""],
  };
}
