import { randomUUID } from "node:crypto";
import { appEnv } from "../../../sandbox/app-env";
import { type Fault, FaultyLine } from "../../../scripts/test/faulty-line";
import { backend } from "../support/backend/backend";
import { owner } from "../support/backend/database";
import { emptyOutbox } from "../support/outbox";
import { makeSingle, orderOf, placeOrder } from "../support/shop";

// The runner as in the app; its connections to the providers can be cut.

let lines: Record<"mail" | "sms", FaultyLine>;

beforeAll(async () => {
  lines = { mail: await FaultyLine.to(backend.url), sms: await FaultyLine.to(backend.url) };
  Object.assign(process.env, appEnv({ siteUrl: "http://localhost:3000", gatewayUrl: backend.url }), {
    MAIL_API_URL: `${lines.mail.url}/mail`,
    SMS_API_URL: `${lines.sms.url}/sms`,
  });
});
afterAll(() => Promise.all([lines.mail.close(), lines.sms.close()]));
beforeEach(() => emptyOutbox(owner));
afterEach(() => Promise.all([lines.mail.restore(), lines.sms.restore()]));

async function run() {
  // Loaded after the environment is set: the app reads a part of it at import.
  const { runOutbox } = await import("@/server/outbox/run-outbox");
  return runOutbox(new Date());
}

const channels = { mail: "email", sms: "sms" } as const;
type Provider = keyof typeof channels;

let buyers = 0;

/** A confirmed order, with one email and one SMS. */
async function buy() {
  const { variantId } = await makeSingle(owner);
  const email = `buyer-${randomUUID()}@kapas.test`;
  const phone = `+9190001${String(++buyers).padStart(5, "0")}`;
  const { id } = await placeOrder(owner, orderOf([{ variantId }], { email, phone }));
  await owner.query("delete from public.outbox where topic <> 'order_confirmed'");
  return {
    waiting: async (provider: Provider) => {
      const { rows } = await owner.query(
        `select attempts, away_attempts, last_error, extract(epoch from next_at - now())::float8 as seconds
         from public.outbox where channel = $1 and order_id = $2`,
        [channels[provider], id],
      );
      return rows[0];
    },
    countArrived: async (provider: Provider): Promise<number> => {
      const query = new URLSearchParams({
        to: provider === "mail" ? email : phone,
        channel: channels[provider],
      });
      return (await (await fetch(`${backend.url}/inbox.json?${query}`)).json()).length;
    },
  };
}

const nothing = { sent: 0, skipped: 0, failed: 0, away: 0, dead: 0 };

/** An SMS that was read and not answered may have arrived: it waits half a minute. The rest is due again at once. */
const cells: { provider: Provider; fault: Fault; outcome: "away" | "failed"; arrives?: 1 }[] = [
  { provider: "mail", fault: "refused", outcome: "away" },
  { provider: "mail", fault: 500, outcome: "away" },
  { provider: "mail", fault: 429, outcome: "away" },
  { provider: "mail", fault: "reset", outcome: "away" },
  { provider: "mail", fault: "lost", outcome: "away", arrives: 1 },
  { provider: "sms", fault: "refused", outcome: "away" },
  { provider: "sms", fault: 500, outcome: "away" },
  { provider: "sms", fault: 429, outcome: "away" },
  { provider: "sms", fault: "reset", outcome: "failed" },
];

it.each(cells)(
  "$provider $fault: makes one try per run, continues the other channel, and sends one message in the end",
  async ({ provider, fault, outcome, arrives = 0 }) => {
    const other = provider === "mail" ? "sms" : "mail";
    await lines[provider].cut(fault);
    const { waiting, countArrived } = await buy();
    expect(await run()).toMatchObject({ sent: 1, [outcome]: 1 });
    if (fault !== "refused") expect(lines[provider].triesOf("POST")).toHaveLength(1);
    expect(await run()).toMatchObject(outcome === "away" ? { sent: 0, away: 1 } : nothing);
    expect([await countArrived(provider), await countArrived(other)]).toEqual([arrives, 1]);
    const { seconds, ...row } = await waiting(provider);
    const tries = outcome === "away" ? 2 : 1;
    expect(row).toEqual({
      attempts: tries,
      away_attempts: outcome === "away" ? tries : 0,
      last_error: `${provider}: ${typeof fault === "number" ? `answered ${fault}` : "no answer"}`,
    });
    expect(seconds).toBeLessThan(outcome === "away" ? 0.5 : 30.5);

    await lines[provider].restore();
    await owner.query("update public.outbox set next_at = now() where sent_at is null");
    expect(await run()).toMatchObject({ sent: 1, away: 0 });
    expect(await run()).toMatchObject(nothing);
    expect([await countArrived(provider), await countArrived(other)]).toEqual([1, 1]);
  },
);

it("waits for slow providers: one try and one message for each recipient", async () => {
  await Promise.all([lines.mail.cut("slow"), lines.sms.cut("slow")]);
  const { countArrived } = await buy();
  expect(await run()).toMatchObject({ sent: 2, away: 0 });
  expect([lines.mail.triesOf("POST"), lines.sms.triesOf("POST")]).toEqual([[0], [0]]);
  expect([await countArrived("mail"), await countArrived("sms")]).toEqual([1, 1]);
});
