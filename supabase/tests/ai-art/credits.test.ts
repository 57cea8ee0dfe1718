import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { answerOf, inRollback, owner } from "../support/backend/database";
import { claim, clearArt, draw, fail, finish, myArt, reserve, setArt } from "../support/designs/ai-art";
import { addAsset, isThere } from "../support/designs/designs";
import { actAs, pastGrants, people } from "../support/people/actors";
import { makePerson } from "../support/people/person";
import { refusalIn } from "../support/refusal";

const inTest = (work: (client: PoolClient) => Promise<void>) => () =>
  inRollback(owner, async (client) => {
    await clearArt(client);
    await work(client);
  });
const trial = (title: string, work: Parameters<typeof inTest>[0]) => it(title, inTest(work));

const hintOf = async (client: PoolClient, work: () => Promise<unknown>) =>
  (await refusalIn(client, work))?.hint;
const rowOf = async (client: PoolClient, id: string) =>
  (await client.query("select * from public.ai_generations where id = $1", [id])).rows[0];
const age = (client: PoolClient, id: string, by: string) =>
  client.query("update public.ai_generations set created_at = now() - $2::interval where id = $1", [id, by]);

describe("a credit", () => {
  trial("is reserved while a picture is drawn, spent on success, and returned on failure", async (client) => {
    const { asha } = people;
    const id = await reserve(client, asha);
    expect(await myArt(client, asha)).toMatchObject({
      left_today: 2,
      left_this_month: 19,
      refusal: "ai_running",
    });
    const { lease } = await claim(client, id);
    expect(await fail(client, id, lease)).toBe(true);
    expect(await myArt(client, asha)).toMatchObject({ left_today: 3, left_this_month: 20, refusal: null });
    expect(await rowOf(client, id)).toMatchObject({
      status: "failed",
      code: "down",
      is_charged: false,
      cost_paise: 0,
    });

    await draw(client, asha);
    const mine = await myArt(client, asha);
    expect(mine).toMatchObject({ left_today: 2, left_this_month: 19, refusal: null });
    expect(mine.generations).toHaveLength(2);
    expect(mine.generations).toContainEqual(
      expect.objectContaining({
        status: "done",
        asset: expect.objectContaining({ width: 10, has_alpha: true }),
      }),
    );
  });

  trial("is taken once for a repeated request, and refused for another person's id", async (client) => {
    const id = await reserve(client, people.asha);
    await reserve(client, people.asha, { id });
    expect(await hintOf(client, () => reserve(client, people.ravi, { id }))).toBe("not_found");
    expect(await answerOf(client, "select count(*)::int from public.ai_generations")).toBe(1);
  });

  trial("is available again the next day and the next month, by India's calendar", async (client) => {
    const { asha } = people;
    await setArt(client, { personDay: "2", personMonth: "3" });
    const ids = [await draw(client, asha), await draw(client, asha)];
    expect(await hintOf(client, () => reserve(client, asha))).toBe("ai_day_used");
    const startOfToday = "date_trunc('day', now(), 'Asia/Kolkata')";
    for (const id of ids)
      await client.query(
        `update public.ai_generations set created_at = ${startOfToday} - interval '1 ms' where id = $1`,
        [id],
      );
    expect(await myArt(client, asha)).toMatchObject({ left_today: 2 });
    const startOfMonth = "greatest(date_trunc('month', now(), 'Asia/Kolkata'), now() - interval '20 days')";
    await setArt(client, { personDay: "9", personMonth: "2" });
    await client.query(`update public.ai_generations set created_at = ${startOfMonth}`);
    expect(await hintOf(client, () => reserve(client, asha))).toBe("ai_month_used");
    await client.query(
      "update public.ai_generations set created_at = date_trunc('month', now(), 'Asia/Kolkata') - interval '1 ms'",
    );
    await reserve(client, asha);
  });

  it.each([
    ["the switch is off", { isOn: false }, "ai_off"],
    ["the shop has drawn its day's pictures", { shopDay: "1" }, "ai_shop_used"],
    ["the day's money is spent", { budget: "1" }, "ai_shop_used"],
  ])("is refused when %s", async (_, rules, hint) =>
    inTest(async (client) => {
      await draw(client, people.ravi);
      await setArt(client, rules);
      expect(await hintOf(client, () => reserve(client, people.asha, { costPaise: 25 }))).toBe(hint);
      expect(await myArt(client, people.asha)).toMatchObject({ is_on: hint !== "ai_off" });
    })(),
  );

  trial("fits a budget to the paisa, including the cost of refused pictures", async (client) => {
    const id = await reserve(client, people.ravi);
    const { lease } = await claim(client, id);
    await fail(client, id, lease, "refused", "by_picture", { cost_paise: 76, cost_micro_usd: 8000 });
    await setArt(client, { budget: "1" });
    expect(await hintOf(client, () => reserve(client, people.asha, { costPaise: 25 }))).toBe("ai_shop_used");
    await reserve(client, people.asha, { costPaise: 24 });
  });

  trial(
    "is spent by a picture refused after it was drawn, not by a prompt refused before",
    async (client) => {
      await setArt(client, { personDay: "1" });
      const words = await reserve(client, people.asha);
      await fail(client, words, (await claim(client, words)).lease, "refused", "by_words");
      const drawn = await reserve(client, people.asha);
      const facts = { cost_paise: 76, cost_micro_usd: 8000 };
      await fail(client, drawn, (await claim(client, drawn)).lease, "refused", "by_picture", facts);
      expect(await hintOf(client, () => reserve(client, people.asha))).toBe("ai_day_used");
    },
  );

  trial("is refused while 20 pictures are in progress, or there is no room for another", async (client) => {
    for (let index = 0; index < 20; index++) {
      const id = randomUUID();
      await client.query("insert into auth.users (id, email) values ($1, $2)", [id, `${id}@person.test`]);
      await reserve(client, id);
    }
    expect(await hintOf(client, () => reserve(client, people.asha))).toBe("ai_busy");
    await clearArt(client);
    await client.query(
      `insert into public.design_assets (user_id, sha256, sent_sha256, width, height, bytes, has_alpha, path, preview_path)
       select $1, repeat('1', 64), repeat('1', 64), 1, 1, 1, false, 'a.png', 'a.webp' from generate_series(1, 400)`,
      [people.asha],
    );
    expect(await hintOf(client, () => reserve(client, people.asha))).toBe("assets_full");
  });
});

describe("a runner", () => {
  trial(
    "is the only one for a picture: a second one finds nothing, and a stranger's lease ends nothing",
    async (client) => {
      const id = await reserve(client, people.asha);
      const { lease, prompt } = await claim(client, id);
      expect(prompt).toBe("a cat");
      expect(await claim(client, id)).toBeNull();
      expect(await finish(client, id, randomUUID())).toBe(false);
      expect(await fail(client, id, randomUUID())).toBe(false);
      expect(await finish(client, id, lease)).toBe(true);
      expect(await finish(client, id, lease)).toBe(false);
      expect(await fail(client, id, lease)).toBe(false);
      expect(await rowOf(client, id)).toMatchObject({
        status: "done",
        cost_paise: 76,
        moderation: { flagged: false },
      });
    },
  );

  trial(
    "passes its picture to another one when it dies, and the credit returns after two",
    async (client) => {
      const id = await reserve(client, people.asha);
      expect(await claim(client)).toBeNull();
      await age(client, id, "30 seconds");
      const first = await claim(client);
      const expire = () =>
        client.query("update public.ai_generations set leased_until = now() - interval '1 s'");
      await expire();
      const second = await claim(client);
      expect(second.lease).not.toBe(first.lease);
      expect(await finish(client, id, first.lease)).toBe(false);
      await expire();
      expect(await claim(client)).toBeNull();
      expect(await rowOf(client, id)).toMatchObject({ status: "failed", code: "lost", is_charged: false });
    },
  );

  trial("returns all credits once AI art is switched off", async (client) => {
    const id = await reserve(client, people.asha);
    await setArt(client, { isOn: false });
    expect(await claim(client, id)).toBeNull();
    expect(await rowOf(client, id)).toMatchObject({ status: "failed", code: "off" });
  });
});

trial("links a retried picture to the one before, if it is the person's own", async (client) => {
  const before = await draw(client, people.asha);
  const foreign = await draw(client, people.ravi);
  expect(await rowOf(client, await draw(client, people.asha, { parentId: before }))).toMatchObject({
    parent_id: before,
  });
  expect(await rowOf(client, await reserve(client, people.asha, { parentId: foreign }))).toMatchObject({
    parent_id: null,
  });
});

it("deletes prompts and pictures with the account, keeps the shop's counters, and gives up running pictures", async () => {
  const { id: userId } = await makePerson(owner);
  await inTest(async (client) => {
    const drawn = await draw(client, userId);
    const { asset_id } = await rowOf(client, drawn);
    const running = await reserve(client, userId);
    const { lease } = await claim(client, running);
    expect(await answerOf(client, "select public.delete_account($1)", [userId])).toBe("deleted");
    expect(await isThere(client, "design_assets", asset_id)).toBe(false);
    const erased = { user_id: null, prompt: "", final_prompt: "", moderation: null, asset_id: null };
    expect(await rowOf(client, drawn)).toMatchObject({ ...erased, status: "done", cost_paise: 76 });
    expect(await rowOf(client, running)).toMatchObject({
      ...erased,
      status: "failed",
      code: "account_gone",
    });
    expect(await finish(client, running, lease)).toBe(false);
  })();
});

const listIds = async (client: PoolClient) =>
  (await client.query("select id from public.ai_generations order by id")).rows.map(({ id }) => id);

trial("deletes rows after 40 days, once their picture is deleted", async (client) => {
  const [kept, gone] = [await draw(client, people.asha), await draw(client, people.asha)];
  const waiting = await reserve(client, people.ravi);
  const { asset_id, path } = await rowOf(client, gone);
  await client.query("delete from public.design_assets where id = $1", [asset_id]);
  for (const id of [kept, gone, waiting]) await age(client, id, "41 days");
  const copy = await addAsset(client, path, 0, { userId: people.ravi });
  expect(await answerOf(client, "select public.sweep_ai_generations(10)")).toBe(0);
  await client.query("delete from public.design_assets where id = $1", [copy]);
  expect(await answerOf(client, "select public.sweep_ai_generations(10)")).toBe(1);
  expect(await listIds(client)).toEqual([kept, waiting].toSorted());
});

trial("keeps the spent credits for a new account with the same mailbox", async (client) => {
  const sameMailbox = async (typed: string) => {
    const id = randomUUID();
    await client.query("insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now())", [
      id,
      typed,
    ]);
    return id;
  };
  const before = await sameMailbox("again.and.again@gmail.com");
  await draw(client, before);
  await client.query("select private.delete_ai_art_for($1)", [before]);
  const after = await sameMailbox("againandagain+new@gmail.com");
  expect(await myArt(client, after)).toMatchObject({ left_today: 2, left_this_month: 19, generations: [] });
  expect(await myArt(client, await sameMailbox("someone.else@gmail.com"))).toMatchObject({
    left_today: 3,
  });
  await client.query("update public.ai_generations set created_at = now() - interval '41 days'");
  await client.query("select public.sweep_ai_generations(0)");
  const { rows } = await client.query(
    "select count(*)::int as kept from public.ai_generations where user_id is null and person_key is not null",
  );
  expect(rows).toEqual([{ kept: 0 }]);
});

const countChanges = (client: PoolClient) =>
  answerOf(client, "select count(*)::int from private.storefront_changes where subject = 'product_settings'");

describe("AI art settings", () => {
  trial("update pages when they change, and are public only as a switch", async (client) => {
    const isOn = () => answerOf(client, "select public.ai_art_is_on()");
    expect(await isOn()).toBe(true);
    const before = await countChanges(client);
    await setArt(client, { isOn: false });
    expect([await isOn(), await countChanges(client)]).toEqual([false, before + 1]);
    // No page shows the other settings.
    await client.query(
      `insert into public.admin_settings (key, value) values ('notification_settings', '{}')
       on conflict (key) do update set value = excluded.value`,
    );
    expect(await countChanges(client)).toBe(before + 1);
    await actAs(client, "anon");
    expect(await isOn()).toBe(false);
    const { rows } = await client.query("select from public.admin_settings where key = 'ai_art_settings'");
    expect(rows).toEqual([]);
  });

  trial("show today's pictures and their cost to staff only", async (client) => {
    await draw(client, people.asha);
    const refused = await reserve(client, people.ravi);
    const { lease } = await claim(client, refused);
    await fail(client, refused, lease, "refused", "by_words");
    await actAs(client, "admin");
    expect(await answerOf(client, "select public.get_ai_art_figures()")).toEqual({
      ...{ drawn: 1, running: 0, refused: 1, failed: 0, paise: 76 },
    });
    await pastGrants(client);
    await actAs(client, "asha");
    expect((await refusalIn(client, () => client.query("select public.get_ai_art_figures()"))).code).toMatch(
      /PT403|42501/,
    );
  });
});
