import { signOrderToken } from "@/server/orders/order-token";
import { owner } from "../support/backend/database";
import { Visitor } from "../support/http/visitor";
import { placePackedOrder } from "../support/orders/invoices";
import { makeCustomer, makeMember } from "../support/people/accounts";
import type { PlacedOrder } from "../support/shop";

const dayMs = 24 * 3600 * 1000;
const tokenOf = ({ id }: PlacedOrder) =>
  signOrderToken({ orderId: id, linkEpoch: 1 }, Date.now() + 365 * dayMs);
const invoiceOf = ({ order_id }: PlacedOrder) => `/order-details/${order_id}/invoice.pdf`;
const unknown = "/order-details/KP-0000-0000-0000/invoice.pdf";

async function bodyOf(response: Response): Promise<unknown> {
  return { ...(await response.json()), requestId: "" };
}

it("opens an invoice for the order's owner and for anyone with its token", async () => {
  const who = await makeCustomer();
  const order = await placePackedOrder(owner, [499], { user_id: who.id, email: who.email });
  const signedIn = await new Visitor().signIn(who);
  for (const answer of [
    await signedIn.get(invoiceOf(order)),
    await new Visitor().get(`${invoiceOf(order)}?token=${tokenOf(order)}`),
  ]) {
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "private, no-store",
    });
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
  }
});

it("answers everyone else as if there were no such order", async () => {
  const [order, others] = [await placePackedOrder(owner, [499]), await placePackedOrder(owner, [499])];
  const [guest, stranger] = [new Visitor(), await new Visitor().signIn(await makeCustomer())];
  const none = await bodyOf(await guest.get(unknown));
  const token = tokenOf(order);
  for (const path of [
    invoiceOf(order),
    `${invoiceOf(order)}?token=`,
    `${invoiceOf(order)}?token=${tokenOf(others)}`,
    `${invoiceOf(order)}?token=${token.slice(1)}`,
    `${unknown}?token=${token}`,
    `/order-details/${order.order_id}/CN2627-000001.pdf?token=${token}`,
    `/order-details/${order.order_id}/x.pdf?token=${token}`,
    `/order-details/${order.order_id}/%00.pdf?token=${token}`,
    `/order-details/${order.order_id}/CN2627-000001.pdf%0d%0aX-A:b?token=${token}`,
    `/order-details/${order.order_id}/${"a".repeat(3000)}?token=${token}`,
  ]) {
    for (const visitor of [guest, stranger]) {
      const answer = await visitor.get(path);
      expect([path, answer.status, await bodyOf(answer)]).toEqual([path, 404, none]);
    }
  }
});

it("opens a packing slip for those who pack, and for no one else", async () => {
  const { order_id } = await placePackedOrder(owner, [499]);
  const slip = `/admin/orders/${order_id}/packing-slip.pdf`;
  const [packer, editor, customer] = await Promise.all([
    makeMember("packer").then((who) => new Visitor().signIn(who)),
    makeMember("editor").then((who) => new Visitor().signIn(who)),
    makeCustomer().then((who) => new Visitor().signIn(who)),
  ]);
  const opened = await packer.get(slip);
  expect([opened.status, opened.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  for (const path of ["KP-0000-0000-0000", "%27"].map((number) => slip.replace(order_id, number)))
    expect([path, (await packer.get(path)).status]).toEqual([path, 404]);
  for (const visitor of [editor, customer, new Visitor()])
    expect((await visitor.get(slip)).headers.get("content-type") ?? "").not.toBe("application/pdf");
});
