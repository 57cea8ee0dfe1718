import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { answerHours } from "@/lib/contact/complaint";
import { trial } from "../support/backend/database";
import { actAs, pastGrants, people } from "../support/people/actors";
import { refusalIn } from "../support/refusal";

const written = {
  name: "Devika",
  email: "devika.complaint@example.com",
  topic: "complaint",
  body: "No refund for three weeks",
};

async function complain(client: PoolClient, changes: object = {}): Promise<number> {
  await actAs(client, "service");
  const { rows } = await client.query("select public.receive_contact($1, null) as id", [
    { ...written, ...changes },
  ]);
  return Number(rows[0].id);
}

async function rowOf(client: PoolClient, id: number) {
  await pastGrants(client);
  const { rows } = await client.query("select * from public.contact_messages where id = $1", [id]);
  return rows[0];
}

const answer = async (client: PoolClient, id: number) => {
  await actAs(client, "support");
  await client.query("select public.reply_to_contact($1, $2, 0, 'We are sorry.')", [id, randomUUID()]);
};

const mark = async (client: PoolClient, id: number, state: string) => {
  await actAs(client, "support");
  await client.query("select public.mark_contact($1, $2)", [[id], state]);
};

async function queued(client: PoolClient, topic: string) {
  await pastGrants(client);
  const { rows } = await client.query(
    "select email, data from public.outbox where topic = $1 and created_at = now() order by id",
    [topic],
  );
  return rows;
}

trial("gets a number, due times by the rule, and an acknowledgement by email", async (client) => {
  const id = await complain(client);
  const row = await rowOf(client, id);
  expect(row).toMatchObject({ complaint_number: `C-${id}`, state: "open", owner_name: null });
  expect((row.answer_due_at - row.created_at) / 3_600_000).toBe(answerHours);
  const { rows } = await client.query(
    "select solve_due_at = created_at + interval '1 month' as is_month, due_at = answer_due_at as is_next from public.contact_messages where id = $1",
    [id],
  );
  expect(rows).toEqual([{ is_month: true, is_next: true }]);
  expect(await queued(client, "complaint_received")).toEqual([
    { email: written.email, data: { contact_id: id } },
  ]);
});

trial("acknowledges at most three an hour, so that no one can flood a stranger's mailbox", async (client) => {
  for (const body of ["One", "Two", "Three", "Four"]) await complain(client, { body });
  expect(await queued(client, "complaint_received")).toHaveLength(3);
});

trial("a message about something else has no number and no due time", async (client) => {
  const row = await rowOf(client, await complain(client, { topic: "order" }));
  expect(row).toMatchObject({ complaint_number: null, answer_due_at: null, due_at: null });
  expect(await queued(client, "complaint_received")).toEqual([]);
});

trial("is done only after an answer, and open again without its solution's time", async (client) => {
  const id = await complain(client);
  expect(await refusalIn(client, () => mark(client, id, "done"))).toMatchObject({ hint: "unanswered" });
  await answer(client, id);
  expect(await rowOf(client, id)).toMatchObject({ owner_name: expect.any(String), solved_at: null });
  await mark(client, id, "done");
  expect(await rowOf(client, id)).toMatchObject({ due_at: null, solved_at: expect.any(Date) });
  await mark(client, id, "open");
  const { due_at, solve_due_at, solved_at } = await rowOf(client, id);
  expect([due_at, solved_at]).toEqual([solve_due_at, null]);
});

trial("its link shows number, state and times, and nothing about the sender", async (client) => {
  const id = await complain(client);
  const { rows } = await client.query("select public.get_complaint($1) as shown", [id]);
  expect(Object.keys(rows[0].shown).sort()).toEqual(
    ["number", "state", "created_at", "answer_due_at", "solve_due_at", "answered_at", "solved_at"].sort(),
  );
  const other = await complain(client, { topic: "order" });
  const none = await client.query("select public.get_complaint($1) as shown", [other]);
  expect(none.rows[0].shown).toBeNull();
});

trial("staff and the grievance officer are notified once before each due time", async (client) => {
  await pastGrants(client);
  await client.query(
    `insert into public.site_settings (key, value) values ('officer_email', 'officer@kapas.test')
     on conflict (key) do update set value = excluded.value`,
  );
  await client.query(
    `insert into public.admin_settings (key, value)
     values ('notification_settings', '{"email": "staff@kapas.test", "emailOn": ["complaint_due"]}')
     on conflict (key) do update set value = excluded.value`,
  );
  const id = await complain(client);
  const alarm = async () => {
    await actAs(client, "service");
    await client.query("select public.alarm_complaints()");
    const mails = await queued(client, "shop_notice");
    return mails
      .filter(({ data }) => data.contact_id === id)
      .map(({ email, data }) => `${email} ${data.step}`);
  };
  const due = async (column: string, left: string) => {
    await pastGrants(client);
    await client.query(
      `update public.contact_messages set ${column} = private.now() + $2::interval where id = $1`,
      [id, left],
    );
  };
  expect(await alarm()).toEqual([]);
  await due("answer_due_at", "13 hours");
  expect(await alarm()).toEqual([]);
  await due("answer_due_at", "11 hours");
  const first = ["staff@kapas.test answer", "officer@kapas.test answer"];
  expect(await alarm()).toEqual(first);
  expect(await alarm()).toEqual(first);
  await answer(client, id);
  await due("solve_due_at", "4 days");
  expect(await alarm()).toEqual(first);
  await due("solve_due_at", "2 days");
  expect(await alarm()).toEqual([...first, "staff@kapas.test solve", "officer@kapas.test solve"]);
});

trial("staff can take it over, and an export of the register is logged", async (client) => {
  const id = await complain(client);
  await actAs(client, "support");
  await client.query("select public.own_contact_message($1)", [id]);
  await client.query("select public.record_contact_export('topic:complaint')");
  expect(await refusalIn(client, () => client.query("select public.own_contact_message(-1)"))).toMatchObject({
    hint: "no_message",
  });
  expect(await rowOf(client, id)).toMatchObject({ owner_name: expect.any(String) });
  const { rows } = await client.query(
    "select actor from public.audit_log where subject = 'contact_exports' and created_at = now()",
  );
  expect(rows).toEqual([{ actor: people.support }]);
});

trial("hides the inbox's new functions from those who may not write", async (client) => {
  const id = await complain(client);
  for (const actor of ["packer", "ravi"] as const) {
    await actAs(client, actor);
    for (const sql of [
      `select public.own_contact_message(${id})`,
      "select public.record_contact_export('')",
      `select public.get_complaint(${id})`,
      "select public.alarm_complaints()",
    ])
      expect(await refusalIn(client, () => client.query(sql))).not.toBeNull();
  }
});
