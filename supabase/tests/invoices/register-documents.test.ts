import { triesUntilCase } from "@/lib/orders/gst-registration";
import { appEnv } from "../../../sandbox/app-env";
import { backend } from "../support/backend/backend";
import { answerOf, owner } from "../support/backend/database";
import { documentsOf, placePackedOrder, refund } from "../support/orders/invoices";
import { setPolicy } from "../support/orders/returns";

declare const isFullMoney: boolean;

// The job as in the app, with the portals' stand-in.

const business = { gstin: "29AAACB1234C1ZB", business_name: "Blue Ox Textiles" };

beforeAll(async () => {
  Object.assign(process.env, appEnv({ siteUrl: "http://localhost:3000", gatewayUrl: backend.url }));
  await owner.query(
    `insert into public.site_settings (key, value) values
       ('company_name', 'Kapas Apparel'), ('company_gstin', '33AAACK1234A1ZH'),
       ('company_address', '14 Mill Lane, Kurichi, Coimbatore, Tamil Nadu 641021, India')
     on conflict (key) do update set value = excluded.value`,
  );
  await setPolicy(owner, "shop_state", "Tamil Nadu");
});
beforeEach(async () => {
  await owner.query("delete from public.gst_registrations");
  await setPolicy(owner, "e_invoices", "yes");
  await setPolicy(owner, "eway_bill_over", "50000", false);
  await control({ behaviour: "deliver" });
});

async function run(now = new Date()) {
  // Loaded after the environment is set: the app reads a part of it at import.
  const { registerDocuments } = await import("@/server/invoices/register-documents");
  return registerDocuments(now);
}

async function pack(prices: number[], overrides: object = {}, place?: { isInterstate: boolean }) {
  const rules = await answerOf(owner, "select public.pricing_rules()");
  return placePackedOrder(owner, prices, { rules, ...overrides }, place);
}

async function control(command: { to?: string; behaviour: string }) {
  await fetch(`${backend.url}/irp/_control`, { method: "POST", body: JSON.stringify(command) });
}

interface PortalEntries {
  invoices: { document: string; isCancelled: boolean; answer: { Irn: string } }[];
  bills: { document: string; isCancelled: boolean; answer: { ewayBillNo: number } }[];
}

async function entries(): Promise<PortalEntries> {
  return (await fetch(`${backend.url}/irp/_entries`)).json();
}

const registrations = async (where = "true") => {
  const { rows } = await owner.query(
    `select g.*, i.number as document from public.gst_registrations g join public.invoices i on i.id = g.invoice_id
     where ${where} order by i.number, g.kind`,
  );
  return rows;
};

const retryNow = () => owner.query("update public.gst_registrations set next_at = now()");

it("registers invoice and credit note of a business with a signed QR code, none of a private buyer", async () => {
  const order = await pack([499], business);
  await refund(owner, order, 100);
  await pack([499]);
  expect(await run()).toEqual({ done: 2, refused: 0, failed: 0 });
  const issued = await documentsOf(owner, order);
  const rows = await registrations();
  expect(rows.map(({ document }) => document).sort()).toEqual(issued.map(({ number }) => number).sort());
  expect(rows).toMatchObject([
    { kind: "e_invoice", state: "registered", last_error: null },
    { kind: "e_invoice", state: "registered", last_error: null },
  ]);
  for (const { number, ack_number, signed_qr } of rows) {
    expect(number).toMatch(/^[0-9a-f]{64}$/);
    expect(ack_number).toMatch(/^\d{15}$/);
    expect(signed_qr.split(".")).toHaveLength(3);
  }
  expect(await run()).toEqual({ done: 0, refused: 0, failed: 0 });
});

it("queues nothing while the setting is off, and the order is packed all the same", async () => {
  await setPolicy(owner, "e_invoices", "no");
  const order = await pack([499], business);
  expect(await documentsOf(owner, order)).toHaveLength(1);
  expect(await registrations()).toEqual([]);
});

it("creates an e-way bill for goods above the limit that leave the state", async () => {
  await setPolicy(owner, "eway_bill_over", "1000");
  await setPolicy(owner, "eway_transporter", "29AABCD1234E1Z0");
  await setPolicy(owner, "e_invoices", "no");
  const large = await pack([999]);
  await pack([499]);
  await pack([999], {}, { isInterstate: false });
  expect(await run()).toEqual({ done: 1, refused: 0, failed: 0 });
  const [invoice] = await documentsOf(owner, large);
  expect(await registrations()).toMatchObject([
    {
      ...{ kind: "eway_bill", state: "registered", document: invoice?.number },
      number: expect.stringMatching(/^\d{12}$/),
    },
  ]);
});

it("refuses a document without a transporter before it is sent, and creates it after a retry", async () => {
  await setPolicy(owner, "eway_bill_over", "100");
  await setPolicy(owner, "eway_transporter", "");
  await setPolicy(owner, "e_invoices", "no");
  await pack([499]);
  expect(await run()).toEqual({ done: 0, refused: 1, failed: 0 });
  const [{ last_error: reason, document }] = await registrations();
  expect(reason).toContain("No transporter ID");
  await setPolicy(owner, "eway_transporter", "29AABCD1234E1Z0");
  const { queueRetry } = await import("@/server/invoices/registration-repository");
  expect(await queueRetry({ number: document, kind: "eway_bill" }, new Date())).toBe(true);
  expect(await run()).toEqual({ done: 1, refused: 0, failed: 0 });
});

it.each([
  ["an unknown GSTIN", { ...business, gstin: "29AAACB1234C1Z5" }, "GSTIN is invalid (3028)"],
  ["a GSTIN of another state", { ...business, gstin: "33AAACK1234A1ZH" }, "state code does not match"],
])("an e-invoice refused for %s becomes a case, and nothing is registered", async (_, buyer, reason) => {
  await pack([499], buyer);
  expect(await run()).toEqual({ done: 0, refused: 1, failed: 0 });
  const [row] = await registrations();
  expect(row).toMatchObject({ state: "refused", number: null, signed_qr: null });
  expect(row.last_error).toContain(reason);
  expect((await entries()).invoices.map(({ document }) => document)).not.toContain(row.document);
});

it("a registration waits for a portal that is down, is a case after five tries, and closes when the portal is back", async () => {
  await pack([499], business);
  const [{ document }] = await registrations();
  await control({ to: document, behaviour: "fail" });
  const cases = () =>
    answerOf(owner, "select (public.shop_health() #>> '{gst_registrations,cases}')::int as cases");
  for (let tries = 1; tries <= triesUntilCase; tries++) {
    expect(await cases()).toBe(0);
    expect(await run()).toEqual({ done: 0, refused: 0, failed: 1 });
    await retryNow();
  }
  expect(await cases()).toBe(1);
  await control({ to: document, behaviour: "deliver" });
  expect(await run()).toEqual({ done: 1, refused: 0, failed: 0 });
  expect(await cases()).toBe(0);
  expect(await registrations()).toMatchObject([{ state: "registered", attempts: 0, last_error: null }]);
});

it("registers once when the answer gets lost and when two workers run", async () => {
  await pack([499], business);
  const [{ document }] = await registrations();
  await control({ to: document, behaviour: "lose" });
  expect(await run()).toEqual({ done: 0, refused: 0, failed: 1 });
  await control({ to: document, behaviour: "deliver" });
  await retryNow();
  const counts = await Promise.all([run(), run()]);
  expect(counts.map(({ done }) => done).sort()).toEqual([0, 1]);
  const known = (await entries()).invoices.filter((entry) => entry.document === document);
  expect(known).toHaveLength(1);
  expect(await registrations()).toMatchObject([{ state: "registered", number: known[0]?.answer.Irn }]);
});

it("cancels within 24 hours, once, and not later", async () => {
  await pack([499], business);
  await run();
  const [{ document: number }] = await registrations();
  const key = { number, kind: "e_invoice" } as const;
  const { queueCancellation } = await import("@/server/invoices/registration-repository");
  const tomorrow = new Date(Date.now() + 25 * 3_600_000);
  expect(await queueCancellation(key, "mistake", tomorrow)).toBe(false);
  expect(await queueCancellation(key, "mistake", new Date())).toBe(true);
  expect(await queueCancellation(key, "mistake", new Date())).toBe(false);
  expect(await run()).toEqual({ done: 1, refused: 0, failed: 0 });
  expect(await registrations()).toMatchObject([{ state: "cancelled" }]);
  const known = (await entries()).invoices.find((entry) => entry.document === number);
  expect(known?.isCancelled).toBe(true);
});

/** 500 in `npm run test:money -- --full`. */
const many = isFullMoney ? 500 : 60;

it(`the books are balanced after ${many} invoices with 20 failures`, async () => {
  const order = await pack([499], business);
  await owner.query("delete from public.gst_registrations");
  await copyInvoice(order.id, many);
  const documents = (await registrations()).map(({ document }) => document);
  const faults = ["refuse", "fail", "busy", "lose"].flatMap((behaviour) => Array(5).fill(behaviour));
  const apart = Math.floor(many / 20);
  const broken = faults.map((behaviour, index) => ({ to: documents[index * apart], behaviour }));
  for (const command of broken) await control(command);

  const total = { done: 0, refused: 0, failed: 0 };
  // A failure ends a run, and the next one continues with the other documents.
  const later = new Date(Date.now() + 3_600_000);
  while (total.done + total.refused + total.failed < many) {
    const counts = await run(later);
    for (const part of ["done", "refused", "failed"] as const) total[part] += counts[part];
  }
  expect(total).toEqual({ done: many - 20, refused: 5, failed: 15 });
  for (const { to } of broken.slice(5)) await control({ to, behaviour: "deliver" });
  await retryNow();
  expect(await run()).toEqual({ done: 15, refused: 0, failed: 0 });

  const rows = await registrations();
  const registered = rows.filter(({ state }) => state === "registered");
  const refused = rows.filter(({ state }) => state === "refused");
  expect([registered.length, refused.length, rows.length]).toEqual([many - 5, 5, many]);
  const portal = new Map((await entries()).invoices.map(({ document, answer }) => [document, answer.Irn]));
  expect(new Set(registered.map(({ number }) => number)).size).toBe(many - 5);
  expect(registered.filter(({ document, number }) => portal.get(document) !== number)).toEqual([]);
  expect(refused.filter(({ document }) => portal.has(document))).toEqual([]);
});

/** Invoices of as many orders, with the content of the order's own. */
async function copyInvoice(orderId: string, count: number): Promise<void> {
  const client = await owner.connect();
  try {
    await client.query("begin");
    // Only the foreign key needs these orders: no stock, messages or reports of them.
    await client.query("set local session_replication_role = replica");
    const { rows } = await client.query(
      `insert into public.orders select (jsonb_populate_record(o, jsonb_build_object(
         'id', gen_random_uuid(), 'order_id', 'KP-FACE-' || lpad(to_hex(n), 4, '0') || '-CAFE'))).*
       from public.orders o, generate_series(1, $2::int) as n where o.id = $1 returning id`,
      [orderId, count],
    );
    await client.query("set local session_replication_role = origin");
    await client.query(
      `select private.issue_tax_document('invoice', o.id, null, i.data)
       from public.orders o, public.invoices i where o.id = any ($2) and i.order_id = $1`,
      [orderId, rows.map(({ id }) => id)],
    );
    await client.query("commit");
  } finally {
    client.release();
  }
}
