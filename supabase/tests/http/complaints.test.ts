import { randomUUID } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { z } from "zod";
import ComplaintPage from "@/app/(store)/(live)/complaint/[key]/page";
import ContactMessagePage from "@/app/(store)/(live)/contact-message/page";
import SharedDesignPage from "@/app/(store)/(live)/designs/[token]/page";
import { adminPaths } from "@/lib/admin-paths";
import { contactNotice } from "@/lib/privacy/collection-notices";
import { writeMessageAction } from "@/server/contact/actions";
import { markMessagesAction, ownMessageAction, replyAction } from "@/server/contact/admin-actions";
import { getMessage } from "@/server/contact/queries";
import { shareDesignAction } from "@/server/designs/actions";
import { signOrderToken } from "@/server/orders/order-token";
import { signValue } from "@/server/signed-value";
import { owner } from "../support/backend/database";
import {
  documentOf,
  freezeVersion,
  imageOf,
  makeBlankTee,
  squareOf,
  upload,
} from "../support/http/design-actions";
import { newestOf } from "../support/http/inbox";
import { afterwards } from "../support/http/request-scope";
import { Visitor } from "../support/http/visitor";
import { placePackedOrder } from "../support/orders/invoices";
import { makeMember } from "../support/people/accounts";

const form = () => ({
  name: "Devika Menon",
  email: `devika-${randomUUID()}@example.com`,
  topic: "complaint",
  orderNumber: "",
  message: "No refund for three weeks.",
  notice: contactNotice.version,
});

const receivedSchema = z.object({ complaint: z.object({ number: z.string(), path: z.string() }) });

async function complain(
  visitor = new Visitor(),
): Promise<{ number: string; path: string; id: number; email: string }> {
  const sent = form();
  const { state } = await visitor.submit(writeMessageAction, sent, { page: "/contact" });
  const { complaint } = receivedSchema.parse(state?.data);
  return { ...complaint, id: Number(complaint.number.replace("C-", "")), email: sent.email };
}

async function stateAt(path: string): Promise<string> {
  const key = path.split("/").at(-1) ?? "";
  const props = { params: Promise.resolve({ key }), searchParams: Promise.resolve({}) };
  return renderToStaticMarkup(await new Visitor().look(() => ComplaintPage(props)));
}

it("a complaint is acknowledged, answered and solved, and its link shows each step and no person", async () => {
  const { number, path, id, email } = await complain();
  expect(number).toMatch(/^C-\d+$/);
  const first = await stateAt(path);
  expect(first).toContain(`Complaint ${number}`);
  expect(first).toMatch(/Answered by email.*not yet/);

  const support = await new Visitor().signIn(await makeMember("support"));
  const done = { which: { ids: [id] }, state: "done" };
  expect(await support.act(markMessagesAction, done)).toMatchObject({
    code: "conflict",
    message: "Reply to the complaint before you mark it as done.",
  });
  expect(await support.act(ownMessageAction, { id })).toMatchObject({ ok: true });
  const found = await support.look(() => getMessage(String(id)));
  expect(found?.message).toMatchObject({ complaint: { number }, owner: expect.any(String) });
  const reply = { id, key: randomUUID(), seen: 0, body: "Your refund is on its way." };
  expect(await support.act(replyAction, reply)).toMatchObject({ ok: true });
  expect(await support.act(markMessagesAction, done)).toMatchObject({ ok: true });

  const last = await stateAt(path);
  expect(last).not.toContain("not yet");
  for (const secret of [email, "Devika", "three weeks", "on its way"]) expect(last).not.toContain(secret);
});

it("opens no complaint for a guessed or foreign key", async () => {
  const { path, id } = await complain();
  const signature = path.split(".").at(-1);
  for (const key of [String(id), `${id + 1}.${signature}`, signValue("review preview", String(id)), "x.y"])
    await expect(stateAt(`/complaint/${key}`)).rejects.toThrow("NEXT_HTTP_ERROR_FALLBACK;404");
});

it("shows the number on the page that answers a form without scripts", async () => {
  const visitor = new Visitor();
  const { number } = await complain(visitor);
  const props = { params: Promise.resolve({}), searchParams: Promise.resolve({}) };
  const html = renderToStaticMarkup(await visitor.look(() => ContactMessagePage(props), "/contact-message"));
  expect(html).toContain(`Complaint ${number} received`);
});

it("exports the register to staff who may read customers", async () => {
  const { number, email } = await complain();
  const support = await new Visitor().signIn(await makeMember("support"));
  const file = await support.get(adminPaths.complaintsFile);
  expect(file.headers.get("content-type")).toContain("text/csv");
  const line = (await file.text()).split("\r\n").find((one) => one.startsWith(`${number},`));
  expect(line).toContain(email);
  expect(line?.split(",")[1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  const packer = await new Visitor().signIn(await makeMember("packer"));
  expect((await packer.get(adminPaths.complaintsFile)).status).toBe(403);
});

async function reportFormOf(about: string): Promise<string> {
  return contactFormOf({ about });
}

async function contactFormOf(query: Record<string, string>): Promise<string> {
  const props = { params: Promise.resolve({}), searchParams: Promise.resolve(query) };
  return renderToStaticMarkup(await new Visitor().look(() => ContactMessagePage(props)));
}

it("fills the form of an order's page with its customer for the holder of its link only", async () => {
  const email = `help-${randomUUID()}@example.com`;
  const { id, order_id: order } = await placePackedOrder(owner, [499], { email });
  const token = signOrderToken({ orderId: id, linkEpoch: 1 }, Date.now() + 3_600_000);
  expect(await contactFormOf({ order, token })).toContain(email);
  for (const wrong of ["", `${token}x`]) {
    const html = await contactFormOf({ order, token: wrong });
    expect(html).toContain(order);
    expect(html).not.toContain(email);
  }
});

beforeAll(() => makeBlankTee(owner));

/** Shares a design with these layers. Returns its path and its page. */
async function share(maker: Visitor, front: unknown[]): Promise<{ path: string; page: string }> {
  const versionId = await freezeVersion(maker, documentOf(front), randomUUID());
  const shared = await maker.act(shareDesignAction, { versionId });
  if (!shared.ok) throw new Error(shared.message);
  const { path } = shared.data;
  const props = {
    params: Promise.resolve({ token: path.split("/").at(-1) ?? "" }),
    searchParams: Promise.resolve({}),
  };
  const page = renderToStaticMarkup(await new Visitor().look(() => SharedDesignPage(props)));
  return { path, page };
}

it("a shared design has a report link that fills the contact form", async () => {
  const { path, page } = await share(new Visitor(), [squareOf({ y: 300 })]);
  expect(page).toContain(`/contact-message?about=${encodeURIComponent(path)}`);
  const html = await reportFormOf(path);
  expect(html).toContain(`About http://localhost:3000${path}`);
  expect(html).toMatch(/<option value="complaint" selected/);
});

it("labels a shared design with a picture that AI made, and no other", async () => {
  const maker = new Visitor();
  const asset = await upload(maker);
  const layers = [imageOf(asset)];
  expect((await share(maker, layers)).page).not.toContain("AI art");
  await owner.query(
    `insert into public.ai_generations (
       id, prompt, final_prompt, style, aspect, is_transparent, provider, model, status, cost_micro_usd, cost_paise, path, sha256,
       ended_at
     ) select gen_random_uuid(), 'A bus', 'A bus', 'ink', 'square', true, 'fal', 'any', 'done', 0, 0, path, sha256, now()
     from public.design_assets where id = $1`,
    [asset],
  );
  expect((await share(maker, layers)).page).toContain("AI art");
});

it.each(["https://evil.example/", "/x\nCall 1800", "/x call me", "x".repeat(300)])(
  "puts no text of a link into the contact form: %j",
  async (about) => {
    expect(await reportFormOf(about)).not.toContain("About ");
  },
);

it("sends the acknowledgement with the link", async () => {
  const { email, path } = await complain();
  await afterwards();
  const mail = await newestOf(email, "email");
  expect(JSON.stringify(mail)).toContain(path);
  expect(JSON.stringify(mail)).not.toContain("three weeks");
});
