import type { Pool, PoolClient } from "pg";
import { connectAll, inRollback, owner, server } from "../support/backend/database";
import { type Actor, actAs, people } from "../support/people/actors";
import { race } from "../support/races/race";

// A test kills one of its connections.
server.on("error", () => undefined);
const kind = "tests.count";

/** A kind whose items are recorded, so that a repeated one shows. */
beforeAll(async () => {
  await owner.query(`
    create table private.done_items (label text, actor text);
    create function private.do_test_item(p_item jsonb, p_input jsonb) returns text
    language plpgsql set search_path = '' as $$
    begin
      if p_item ->> 'refused' is not null then
        raise sqlstate 'PT409' using message = p_item ->> 'refused';
      end if;
      insert into private.done_items values (p_item ->> 'label', current_setting('kapas.actor', true));
      return 'changed';
    end $$;
    insert into private.staff_job_kinds values ('${kind}', 'products.write', 'do_test_item', null);
    grant all on private.done_items to service_role;
    grant execute on function private.do_test_item(jsonb, jsonb) to service_role;
  `);
});
beforeEach(() => owner.query("delete from public.staff_jobs; delete from private.done_items"));

const one = async <T>(db: Pool | PoolClient, query: string, values: unknown[] = []): Promise<T> =>
  (await db.query({ text: query, values, rowMode: "array" })).rows[0]?.[0] as T;

/** As a person, committed. */
async function as<T>(actor: Actor, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await owner.connect();
  try {
    await client.query("begin");
    await actAs(client, actor);
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

type JobItem = { label: string; refused?: string };
const makeItems = (count: number): JobItem[] =>
  Array.from({ length: count }, (_, n) => ({ label: `item ${n + 1}` }));

const prepare = (actor: Actor, items: JobItem[], subject = "") =>
  as(actor, async (client) => {
    const id = await one<string>(client, "select public.prepare_staff_job($1, $2, 'Count', '{}')", [
      kind,
      subject,
    ]);
    await client.query("select public.add_staff_job_items($1, $2)", [id, JSON.stringify(items)]);
    return id;
  });

const start = (actor: Actor, id: string) =>
  as(actor, (client) => one<{ is: string; id: string }>(client, "select public.start_staff_job($1)", [id]));

async function begin(items: JobItem[], actor: Actor = "editor"): Promise<string> {
  const id = await prepare(actor, items);
  await start(actor, id);
  return id;
}

const claim = (db: Pool | PoolClient = server) =>
  one<{ id: string; lease: string } | null>(db, "select public.claim_staff_job()");
const work = (job: { id: string; lease: string } | null, limit: number, db: Pool | PoolClient = server) =>
  one<string | null>(db, "select public.work_staff_job($1, $2, $3)", [job?.id, job?.lease, limit]);
const jobOf = async (id: string) =>
  (await owner.query("select * from public.staff_jobs where id = $1", [id])).rows[0];
const doneItems = async () =>
  (await owner.query("select label from private.done_items order by label")).rows.map((row) => row.label);
const loseLease = (id: string) =>
  owner.query("update public.staff_jobs set lease_until = now() - interval '1 second' where id = $1", [id]);

describe("a job", () => {
  it("processes its items in batches, as its creator, and reports their outcomes", async () => {
    const id = await begin([...makeItems(4), { label: "item 5", refused: "It is sold" }]);
    const job = await claim();
    expect(await work(job, 3)).toBe("running");
    expect(await jobOf(id)).toMatchObject({
      state: "running",
      done_count: 3,
      total_count: 5,
      counts: { changed: 3 },
    });
    expect(await work(job, 3)).toBe("done");
    expect(await jobOf(id)).toMatchObject({
      state: "done",
      done_count: 5,
      counts: { changed: 4, refused: 1 },
      log: ["item 5: It is sold"],
      starter_name: "Ishita Bose",
    });
    expect(await one(owner, "select distinct actor from private.done_items")).toBe(people.editor);
  });

  it("resumes after its process is killed in the middle of a batch", async () => {
    const id = await begin(makeItems(6));
    const [victim] = await connectAll(server, 1);
    const job = await claim(victim);
    await work(job, 2, victim);
    await victim?.query("begin");
    await work(job, 2, victim);
    const pid = await one<number>(victim ?? server, "select pg_backend_pid()");
    await owner.query("select pg_terminate_backend($1)", [pid]);
    victim?.release(true);

    expect(await claim()).toBeNull();
    await loseLease(id);
    const next = await claim();
    expect(await jobOf(id)).toMatchObject({ done_count: 2 });
    expect(await work(job, 2)).toBeNull();
    expect(await work(next, 10)).toBe("done");
    expect(await doneItems()).toEqual(makeItems(6).map(({ label }) => label));
  });

  it("is done once by any number of runners", async () => {
    const id = await begin(makeItems(40));
    const { won } = await race(server, 6, async (client) => {
      const job = await claim(client);
      let state: string | null = job ? "running" : null;
      while (state === "running") state = await work(job, 3, client);
      return state;
    });
    expect(won.filter((state) => state === "done")).toHaveLength(1);
    expect(await doneItems()).toHaveLength(40);
    expect(await jobOf(id)).toMatchObject({ state: "done", done_count: 40, counts: { changed: 40 } });
  });

  it("takes turns with others when its time is up", async () => {
    const [first, second] = [await begin(makeItems(2)), await prepare("editor", makeItems(1), "other")];
    await start("editor", second);
    const job = await claim();
    expect(job?.id).toBe(first);
    await server.query("select public.release_staff_job($1, $2)", [job?.id, job?.lease]);
    expect((await claim())?.id).toBe(second);
    expect((await claim())?.id).toBe(first);
  });

  it("fails after five tries without progress", async () => {
    const id = await begin(makeItems(1));
    for (let time = 0; time < 5; time++) {
      expect((await claim())?.id).toBe(id);
      await loseLease(id);
    }
    expect(await claim()).toBeNull();
    expect(await jobOf(id)).toMatchObject({
      state: "failed",
      problem: expect.stringContaining("stopped several times"),
    });
  });

  it("stops when its creator loses the role", async () => {
    const id = await begin(makeItems(4));
    const job = await claim();
    await work(job, 2);
    await owner.query("update public.user_roles set role = 'packer' where user_id = $1", [people.editor]);
    try {
      expect(await work(job, 2)).toBe("failed");
    } finally {
      await owner.query("update public.user_roles set role = 'editor' where user_id = $1", [people.editor]);
    }
    expect(await jobOf(id)).toMatchObject({
      state: "failed",
      done_count: 2,
      problem: expect.stringContaining("may not"),
    });
    expect(await doneItems()).toHaveLength(2);
  });
});

describe("a second start", () => {
  it("of the same job is refused with the first, also at the same moment", async () => {
    const ids = await Promise.all([1, 2, 3, 4].map(() => prepare("editor", makeItems(1))));
    const answers = await Promise.all(ids.map((id) => start("editor", id)));
    const first = answers.find((answer) => answer.is === "started");
    expect(answers.filter((answer) => answer.is === "busy").map((answer) => answer.id)).toEqual(
      Array(3).fill(first?.id),
    );
  });

  it("is allowed for another subject, and after the first has ended", async () => {
    const first = await begin(makeItems(1));
    const other = await prepare("editor", makeItems(1), "other");
    expect(await start("editor", other)).toMatchObject({ is: "started" });
    const again = await prepare("editor", makeItems(1));
    expect(await start("editor", again)).toMatchObject({ is: "busy", id: first });
    await work(await claim(), 10);
    expect(await start("editor", again)).toMatchObject({ is: "started" });
    expect(await start("editor", again)).toMatchObject({ is: "started" });
  });
});

describe("permissions of jobs", () => {
  const refused = { code: "PT403", hint: "forbidden" };

  it("refuse preparing and starting without the permission of the kind", async () => {
    await expect(prepare("packer", makeItems(1))).rejects.toMatchObject(refused);
    await expect(prepare("asha", makeItems(1))).rejects.toMatchObject(refused);
    const id = await prepare("editor", makeItems(1));
    await expect(start("manager", id)).rejects.toMatchObject({ code: "PT404" });
  });

  it("let only the creator, and staff who change settings, see and cancel a job", async () => {
    const id = await begin(makeItems(2));
    const sees = (actor: Actor) =>
      inRollback(owner, async (client) => {
        await actAs(client, actor);
        return (await client.query("select id from public.staff_jobs")).rowCount;
      });
    expect(await Promise.all((["editor", "manager", "support", "asha"] as const).map(sees))).toEqual([
      1, 1, 0, 0,
    ]);
    const cancel = (actor: Actor) =>
      as(actor, (client) => one<boolean>(client, "select public.cancel_staff_job($1)", [id]));
    await expect(cancel("support")).rejects.toMatchObject(refused);
    const job = await claim();
    await work(job, 1);
    expect(await cancel("editor")).toBe(true);
    expect(await cancel("editor")).toBe(false);
    expect(await work(job, 1)).toBe("cancelled");
    expect(await doneItems()).toEqual(["item 1"]);
  });
});

describe("a server job", () => {
  it("resumes at its place, and its file is retained for a week", async () => {
    const id = await begin([]);
    const job = await claim();
    const save = (done: number, place: object) =>
      one<boolean>(server, "select public.save_staff_job_progress($1, $2, $3, 900, $4)", [
        id,
        job?.lease,
        done,
        place,
      ]);
    expect(await save(500, { after: 17 })).toBe(true);
    await loseLease(id);
    const next = await claim();
    expect(next).toMatchObject({ done_count: 500, total_count: 900, place: { after: 17 } });
    expect(await save(600, { after: 18 })).toBe(false);
    await server.query("select public.finish_staff_job($1, $2, $3)", [
      id,
      next?.lease,
      { name: "x.csv", parts: 2 },
    ]);
    expect(await jobOf(id)).toMatchObject({ state: "done", file: { name: "x.csv", parts: 2 } });
    expect(await one(server, "select public.list_old_job_files()")).toEqual([]);
    await owner.query("update public.staff_jobs set file_until = now() - interval '1 second' where id = $1", [
      id,
    ]);
    expect(await one(server, "select public.list_old_job_files()")).toEqual([{ id, parts: 2 }]);
    await server.query("select public.purge_staff_jobs($1)", [[id]]);
    expect(await jobOf(id)).toMatchObject({ file: null, file_until: null });
  });
});
