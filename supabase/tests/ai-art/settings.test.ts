import type { PoolClient } from "pg";
import { answerOf, inRollback, owner } from "../support/backend/database";
import { claim, clearArt, draw, fail, reserve, setArt } from "../support/designs/ai-art";
import { actAs, pastGrants, people } from "../support/people/actors";
import { refusalIn } from "../support/refusal";

const inTest = (work: (client: PoolClient) => Promise<void>) => () =>
  inRollback(owner, async (client) => {
    await clearArt(client);
    await work(client);
  });
const trial = (title: string, work: Parameters<typeof inTest>[0]) => it(title, inTest(work));

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
