import { randomUUID } from "node:crypto";
import { generateMetadata } from "@/app/(store)/(live)/group/[token]/page";
import { limits } from "@/lib/limits/limits";
import { placeOrderAction } from "@/server/checkout/actions";
import {
  closeGroupAction,
  joinGroupAction,
  leaveGroupAction,
  startGroupAction,
} from "@/server/groups/actions";
import { getGroup, getOwnGroup, listMyGroups } from "@/server/groups/queries";
import { readBrowserKey } from "@/server/http/browser-key";
import { listPackingSlips } from "@/server/invoices/repository";
import { runJobs } from "@/server/jobs/run-jobs";
import { Buyer } from "../../../e2e/support/buyer";
import { owner } from "../support/backend/database";
import { useUp } from "../support/http/attempts";
import { documentOf, freezeVersion, squareOf } from "../support/http/design-actions";
import { joinAndOrder, makeGroup, stockGroupTees, tee } from "../support/http/groups";
import { Visitor } from "../support/http/visitor";
import { makeCustomer } from "../support/people/accounts";

beforeAll(stockGroupTees);

it("starts from a version of the organiser's, and shows the design to guests with the link", async () => {
  const { organiser, groupId, token, start } = await makeGroup();
  const seen = await new Visitor().look(() => getGroup(token));
  expect(seen).toMatchObject({
    group: { groupId, name: "Mine", paid: 0, tees: [], mine: [], isOneParcel: false },
    proof: { team: { name: true, number: true }, blank: { sizes: [{ size: "S" }] } },
  });
  const props = { params: Promise.resolve({ token }), searchParams: Promise.resolve({}) };
  const { title, openGraph } = await new Visitor().look(() => generateMetadata(props));
  expect(title).toMatch(/^Mine: .*group order$/i);
  const [picture] = [openGraph?.images].flat();
  const url = String(Object(picture).url);
  expect(url).toMatch(/^\/design-pictures\/[0-9a-f-]{36}\/front\.jpg\?k=/);
  const preview = await new Visitor().get(url);
  expect([preview.status, preview.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  expect(await new Visitor().look(() => getGroup(`${token.slice(0, -1)}_`))).toBeNull();
  expect(await organiser.look(() => listMyGroups("/group-orders"))).toMatchObject([
    { groupId, paid: 0, picture: url.replace(".jpg", ".webp") },
  ]);
  const stranger = await new Visitor().signIn(await makeCustomer());
  expect(await stranger.look(() => getOwnGroup(groupId, "/group-orders"))).toBeNull();
  const statusFor = async (visitor: Visitor, id: string) =>
    (await visitor.checkAdminAccess(`/group-orders/${id}`)).status;
  expect(await statusFor(organiser, groupId)).toBe(200);
  for (const id of ["nonsense", randomUUID()]) expect(await statusFor(organiser, id)).toBe(404);
  expect(await statusFor(stranger, groupId)).toBe(404);
  const startPage = `new?version=${start.versionId}`;
  expect(await statusFor(organiser, startPage)).toBe(200);
  for (const page of [startPage, "new?version=nonsense", "new"])
    expect(await statusFor(stranger, page)).toBe(404);
  expect(await statusFor(new Visitor(), startPage)).not.toBe(404);
  expect(await stranger.act(startGroupAction, start)).toMatchObject({ code: "not_found" });
  expect(await new Visitor().act(startGroupAction, start)).toMatchObject({ code: "unauthenticated" });
  const plain = await freezeVersion(organiser, documentOf([squareOf()]));
  expect(await organiser.act(startGroupAction, { ...start, versionId: plain })).toMatchObject({
    code: "invalid_input",
    message: expect.stringContaining("Mark a text"),
  });
});

it("lets guests join and order their own tee, which no one else may order", async () => {
  const { token, groupId, organiser } = await makeGroup();
  const { guest, quote, lines, order, placed } = await joinAndOrder(token);
  expect(quote).toMatchObject({
    canOrder: true,
    group: { groupId, parcel: null, problem: null },
    lines: [{ title: expect.stringContaining("Mine: Ravi 7"), design: { isOwn: false } }],
    codProblem: "A group order tee is paid online.",
  });
  expect(placed).toMatchObject({ ok: true, data: { kind: "pay" } });
  const { rows } = await owner.query("select group_id, name from public.orders where group_id = $1", [
    groupId,
  ]);
  expect(rows).toHaveLength(1);
  expect(await guest.act(placeOrderAction, { ...order, basketKey: randomUUID() })).toMatchObject({
    data: { kind: "changed", message: expect.stringContaining("being paid in another order") },
  });
  const stranger = await (await new Visitor().post("/api/cart/quote", { lines })).json();
  expect(stranger).toMatchObject({ canOrder: false, lines: [{ state: "unavailable" }] });
  expect(await guest.look(() => getGroup(token))).toMatchObject({
    group: { mine: [{ name: "Ravi", number: "7", size: "S", state: "paying" }] },
  });
  const own = await organiser.look(() => getOwnGroup(groupId, "/group-orders"));
  expect(own?.group.tees).toMatchObject([{ name: "Ravi", number: "7", state: "paying" }]);
});

it("keeps a group tee apart from other items, and from cash on delivery", async () => {
  const { token } = await makeGroup();
  const { guest, order, lines, quote } = await joinAndOrder(token);
  const two = lines.map((line) => ({ ...line, quantity: 2 }));
  expect(await (await guest.post("/api/cart/quote", { lines: two })).json()).toMatchObject({
    canOrder: false,
    group: { problem: expect.stringContaining("without other items") },
  });
  const cash = { ...order, basketKey: randomUUID(), paymentMethod: "cod" as const };
  expect(await guest.act(placeOrderAction, { ...cash, seenTotalPaise: quote.totalPaise })).toMatchObject({
    data: { kind: "changed", message: "A group order tee is paid online." },
  });
});

it("sends one parcel to the organiser's town, and shows the street to no member", async () => {
  const { token, groupId } = await makeGroup({ isOneParcel: true });
  const away = await joinAndOrder(token, {}, { pincode: "400001", city: "Mumbai", state: "Maharashtra" });
  expect(away.placed).toMatchObject({
    data: { kind: "changed", message: expect.stringContaining("go to Bengaluru") },
  });
  const place = { pincode: "560001", city: "Bengaluru", state: "Karnataka" };
  const { guest, quote, placed } = await joinAndOrder(token, { number: "8" }, place);
  expect(quote).toMatchObject({ shippingPaise: 0, group: { parcel: place } });
  expect(placed).toMatchObject({ ok: true, data: { kind: "pay" } });
  const { rows } = await owner.query(
    "select shipping_address, shipping, order_id from public.orders where group_id = $1",
    [groupId],
  );
  expect(rows).toMatchObject([
    { shipping: 0, shipping_address: { ...place, line1: "Group order, one parcel", line2: "" } },
  ]);
  const shown = JSON.stringify([placed, await guest.look(() => getGroup(token)), rows]);
  for (const secret of ["MG Road", "9876543210", "Verma"]) expect(shown).not.toContain(secret);
  expect(await listPackingSlips([rows[0].order_id])).toMatchObject([
    {
      ...{ name: "Asha Verma", phone: "+919876543210", packedFor: new Buyer().name },
      address: { line1: "12 MG Road", ...place },
    },
  ]);
});

it("explains what it can't add, and adds nothing", async () => {
  const { token, organiser, groupId } = await makeGroup();
  const join = (more: object) => new Visitor().act(joinGroupAction, { token, ...tee, ...more });
  for (const [more, code] of [
    [{ token: "x".repeat(43) }, "not_found"],
    [{ token: "'; drop table" }, "not_found"],
    [{ name: "", number: "" }, "invalid_input"],
    [{ name: "N".repeat(31) }, "invalid_input"],
    [{ number: "7A" }, "invalid_input"],
    [{ name: "😀" }, "invalid_input"],
    [{ name: "Fuck you" }, "invalid_input"],
    [{ size: "Huge" }, "invalid_input"],
    [{ email: "meera" }, "invalid_input"],
  ] as const) {
    const answer = await join(more);
    expect([more, answer.ok ? "ok" : answer.code]).toEqual([more, code]);
  }
  await organiser.act(closeGroupAction, { groupId });
  expect(await join({})).toMatchObject({ code: "conflict", message: "This group order is closed." });
});

it("is closed and cleared of unpaid tees by its organiser alone, and the cart says that a tee is removed", async () => {
  const { token, organiser, groupId } = await makeGroup();
  const member = new Visitor();
  const joined = await member.act(joinGroupAction, { token, ...tee });
  if (!joined.ok) throw new Error(joined.message);
  const own = await organiser.look(() => getOwnGroup(groupId, "/group-orders"));
  const memberId = own?.group.tees[0]?.id ?? "";
  const stranger = await new Visitor().signIn(await makeCustomer());
  for (const other of [stranger, new Visitor()]) {
    expect(await other.act(leaveGroupAction, { groupId, memberId })).toMatchObject({ ok: false });
    expect(await other.act(closeGroupAction, { groupId })).toMatchObject({ ok: false });
  }
  expect(await organiser.act(leaveGroupAction, { groupId, memberId })).toMatchObject({ ok: true });
  const { productId, size, color, versionId } = joined.data;
  const lines = [{ id: productId, size, color, quantity: 1, design: versionId }];
  expect(await (await member.post("/api/cart/quote", { lines })).json()).toMatchObject({
    canOrder: false,
    group: { problem: expect.stringContaining("was removed from its group order") },
  });
  expect(await organiser.act(closeGroupAction, { groupId })).toMatchObject({ ok: true });
  expect(await organiser.look(() => getOwnGroup(groupId, "/group-orders"))).toMatchObject({
    group: { tees: [], closedAt: expect.any(String) },
  });
});

it("is closed by the jobs at its deadline, after an email to those who haven't paid", async () => {
  const { token, groupId } = await makeGroup();
  const email = `${randomUUID()}@kapas.test`;
  const member = new Visitor();
  const joined = await member.act(joinGroupAction, { token, ...tee, email });
  if (!joined.ok) throw new Error(joined.message);
  const move = (interval: string) =>
    owner.query("update private.group_orders set closes_at = now() + $2::interval where id = $1", [
      groupId,
      interval,
    ]);
  await move("20 hours");
  await runJobs(new Date(), ["messages"]);
  const { rows } = await owner.query(
    "select sent_at is not null as is_sent, last_error from public.outbox where email = $1",
    [email],
  );
  expect(rows).toEqual([{ is_sent: true, last_error: null }]);
  await move("-1 minute");
  await runJobs(new Date(), ["money"]);
  const { rows: closed } = await owner.query(
    "select closed_at is not null as is_closed, final_quantity from private.group_orders where id = $1",
    [groupId],
  );
  expect(closed).toEqual([{ is_closed: true, final_quantity: 0 }]);
  const { productId, size, color, versionId } = joined.data;
  const lines = [{ id: productId, size, color, quantity: 1, design: versionId }];
  expect(await (await member.post("/api/cart/quote", { lines })).json()).toMatchObject({
    canOrder: false,
    group: { problem: "This group order is closed. Remove its tee from your cart." },
  });
});

it("emails its organiser the link at the start, and the end of the group order", async () => {
  const { groupId, organiser, person } = await makeGroup();
  const sent = async () => {
    await runJobs(new Date(), ["messages"]);
    const { rows } = await owner.query(
      "select topic from public.outbox where user_id = $1 and sent_at is not null and last_error is null order by id",
      [person.id],
    );
    return rows.map(({ topic }) => topic);
  };
  expect(await sent()).toEqual(["group_started"]);
  await organiser.act(closeGroupAction, { groupId });
  expect(await sent()).toEqual(["group_started", "group_ended"]);
});

it("limits how often a browser and a network add tees, not how many new browsers share a network", async () => {
  const { token } = await makeGroup();
  const guest = new Visitor();
  await useUp("groupBrowser", guest.ip, limits.groupBrowser.limit);
  expect(await guest.act(joinGroupAction, { token, ...tee })).toMatchObject({ ok: true });
  const key = await guest.look(readBrowserKey);
  await useUp("groupBrowser", key ?? "", limits.groupBrowser.limit);
  expect(await guest.act(joinGroupAction, { token, ...tee })).toMatchObject({ code: "rate_limited" });
  guest.cookies.clear();
  await useUp("groupGuests", guest.ip, limits.groupGuests.limit);
  expect(await guest.act(joinGroupAction, { token, ...tee })).toMatchObject({ code: "rate_limited" });
});
