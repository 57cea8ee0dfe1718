import { randomUUID } from "node:crypto";
import { printRights } from "@/lib/designer/rights";
import { checkoutNotice, groupNotice } from "@/lib/privacy/collection-notices";
import { placeOrderAction } from "@/server/checkout/actions";
import { groupTokenOf } from "@/server/designs/share-token";
import { joinGroupAction, startGroupAction } from "@/server/groups/actions";
import { Buyer } from "../../../../e2e/support/buyer";
import { owner } from "../backend/database";
import { makeCustomer } from "../people/accounts";
import { documentOf, freezeVersion, makeBlankTee, squareOf } from "./design-actions";
import { Visitor } from "./visitor";

const rightsVersion = printRights.version;

/** Tees for all members of the file's groups. */
export async function stockGroupTees(): Promise<void> {
  await owner.query("update public.products set is_blank = false where is_blank");
  await makeBlankTee(owner, 60);
}

export const textOf = (id: string, text: string, team: "name" | "number", size: number, y: number) => {
  const { shape: _shape, width: _width, height: _height, radius: _radius, ...placed } = squareOf();
  const look = { font: "anton", size, spacing: 0, leading: 1, align: "center", arc: 0, fill: "#ffffff" };
  return { ...placed, ...look, id, type: "text", text, team, y };
};
/** A design with a name and a number for a team. */
export const jersey = documentOf([
  textOf("who", "NAME", "name", 30, 60),
  textOf("number", "10", "number", 120, 200),
]);

/** An organiser with an address, and their open group. */
export async function makeGroup({ isOneParcel = false } = {}) {
  const person = await makeCustomer();
  const organiser = await new Visitor().signIn(person);
  const { rows } = await owner.query(
    `insert into public.user_addresses (user_id, name, phone, line1, pincode, city, state, is_default)
     values ($1, 'Asha Verma', '+919876543210', '12 MG Road', '560001', 'Bengaluru', 'Karnataka', true) returning id`,
    [person.id],
  );
  const versionId = await freezeVersion(organiser, jersey);
  const start = { versionId, rightsVersion, days: 7 as const, addressId: isOneParcel ? rows[0].id : "" };
  const answer = await organiser.act(startGroupAction, start);
  if (!answer.ok) throw new Error(answer.message);
  const { groupId } = answer.data;
  return { organiser, person, groupId, token: groupTokenOf(groupId), start };
}

export const tee = { name: "Ravi", number: "7", size: "S", email: "", notice: groupNotice.version };

/** Joins as a new guest and places the order at the quoted price. */
export async function joinAndOrder(token: string, more: Partial<typeof tee> = {}, place: object = {}) {
  const guest = new Visitor();
  const joined = await guest.act(joinGroupAction, { token, ...tee, ...more });
  if (!joined.ok) throw new Error(joined.message);
  const { productId, size, color, versionId } = joined.data;
  const lines = [{ id: productId, size, color, quantity: 1, design: versionId }];
  const { name, email, phone, line1, pincode, city, state } = new Buyer();
  const address = { pincode, city, state, line1, line2: "", ...place };
  const quote = await (
    await guest.post("/api/cart/quote", { lines, method: "online", pincode: address.pincode })
  ).json();
  const order = {
    ...{ basketKey: randomUUID(), lines, paymentMethod: "online" as const, seenTotalPaise: quote.totalPaise },
    buyer: { name, email, phone, ...address },
    notice: checkoutNotice.version,
  };
  return { guest, quote, lines, order, placed: await guest.act(placeOrderAction, order) };
}
