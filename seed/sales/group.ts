import type { ClientBase } from "pg";
import { closedGroupId, groupDesigns, teeDesign } from "../designs/groups";
import { freezeVersion } from "../designs/save";
import { printOn } from "./custom";
import { follow } from "./follow";
import { type Market, type Planned, planOrder } from "./plan";
import { prepaid } from "./quote";
import { MINUTE } from "./times";

const tees = [
  { buyer: 12, size: "M", words: { name: "ROHAN", number: "4" } },
  { buyer: 15, size: "L", words: { name: "IMRAN", number: "11" } },
  { buyer: 18, size: "M", words: { name: "ZOYA", number: "9" } },
];

/** The paid tees of the closed group order, which insertGroups() adds once they are ordered. */
export async function planGroup(client: ClientBase, market: Market): Promise<Planned[]> {
  const planned: Planned[] = [];
  for (const [nr, { buyer, size, words }] of tees.entries()) {
    const customer = market.customers.at(buyer);
    if (!customer) throw new Error("the shop has no customers");
    const at = market.end - (20 - nr) * MINUTE;
    const frozenAt = new Date(at - 5 * MINUTE);
    const design = teeDesign(groupDesigns.closed, words);
    const freezing = { designId: closedGroupId, at: frozenAt, agreedAt: frozenAt };
    const version = await freezeVersion(client, customer, design, freezing);
    const lines = printOn(market, design, { [size]: 1 }, version);
    planned.push(planOrder(at, follow([]), { ...prepaid, customer, lines }));
  }
  return planned;
}
