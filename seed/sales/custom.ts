import type { ClientBase } from "pg";
import { customPriceOf } from "@/lib/designer/printing/print-price";
import { orderedDesigns as designs } from "../designs/ordered";
import { freezeVersion, saveDesign } from "../designs/save";
import type { SeedDesign } from "../designs/seed-design";
import { uploadedDesigns } from "../designs/uploaded";
import { cafe } from "./business";
import { customerIn } from "./customers";
import { after, follow } from "./follow";
import { type Market, type Planned, planOrder } from "./plan";
import { type CartLine, knownAt } from "./pool";
import { type OrderInput, prepaid } from "./quote";
import type { Placed, Shop } from "./shop";
import { cancel, keep, refuse, type Scenario, wait } from "./stories";
import { HOUR, MINUTE } from "./times";

interface CustomOrder extends Partial<Pick<OrderInput, "method" | "business">> {
  /** Hours ago. */
  hours: number;
  /** Whose it is, by their state or their place among the customers; negative: guests, from the end. */
  buyer: string | number;
  scenario: Scenario;
  /** How many of which size, for each design. */
  printedDesigns: readonly (readonly [SeedDesign, Readonly<Record<string, number>>])[];
  /** Items of the catalogue in the same order. */
  others?: number;
}

const askForSharperArt = (shop: Shop, { id }: Placed) =>
  shop.askForArt(
    id,
    ["low_resolution"],
    "The wheels would be blurred at this width. At half the width they're sharp.",
  );

/**
 * Orders of custom designs, in every state. The jobs draw the print files of those that are to be printed or packed: only a few
 * wait, so that the first minutes of a shop are not spent drawing.
 */
const orders: readonly CustomOrder[] = [
  {
    ...{ hours: 61 * 24, buyer: "Tamil Nadu", scenario: keep, business: cafe },
    printedDesigns: [[designs.offsite, { S: 4, M: 9, L: 9, XL: 4 }]],
  },
  {
    ...{ hours: 41 * 24, buyer: 9, scenario: keep },
    printedDesigns: [
      [designs.teamImran, { L: 6 }],
      [designs.teamZoya, { S: 3, M: 3 }],
    ],
  },
  {
    ...{ hours: 30 * 24, buyer: 33, scenario: refuse, method: "cod" },
    printedDesigns: [[designs.cricket, { L: 1 }]],
  },
  {
    ...{ hours: 24 * 24, buyer: 14, scenario: keep, method: "cod" },
    printedDesigns: [[designs.firstBirthday, { "4-5Y": 2, "6-7Y": 2, "8-9Y": 1 }]],
  },
  { ...{ hours: 12 * 24, buyer: 19, scenario: cancel }, printedDesigns: [[designs.goa, { M: 2 }]] },
  {
    ...{ hours: 5 * 24 + 2, buyer: -3, scenario: follow([4, 24, 30, 94]), others: 2 },
    printedDesigns: [[designs.codeChai, { M: 1 }]],
  },
  {
    ...{ hours: 4 * 24, buyer: 40, scenario: follow([5, 23, 29, 80]), method: "cod" },
    printedDesigns: [[designs.dhol, { M: 1, L: 1 }]],
  },
  {
    ...{ hours: 60, buyer: 24, scenario: follow([5, 22, 27]) },
    printedDesigns: [
      [designs.hers, { M: 1 }],
      [designs.his, { L: 1 }],
    ],
  },
  {
    ...{ hours: 50, buyer: 57, scenario: after({ hours: 6, act: askForSharperArt }) },
    printedDesigns: [[uploadedDesigns.cycling, { M: 2, L: 1 }]],
  },
  {
    ...{ hours: 31, buyer: 61, scenario: follow([]) },
    printedDesigns: [[uploadedDesigns.auto, { S: 1, M: 2 }]],
  },
  {
    ...{ hours: 27, buyer: 29, scenario: follow([4, 21]) },
    printedDesigns: [[designs.family, { M: 2, L: 2, XL: 1 }]],
  },
  {
    ...{ hours: 7, buyer: 17, scenario: follow([3]), others: 1 },
    printedDesigns: [[designs.name, { S: 1, M: 1 }]],
  },
  {
    ...{ hours: 9, buyer: 63, scenario: after({ hours: 8, act: (shop, { id }) => shop.takeArt(id) }) },
    printedDesigns: [[uploadedDesigns.tape, { L: 1 }]],
  },
  {
    ...{ hours: 3, buyer: 47, scenario: follow([]), method: "cod" },
    printedDesigns: [[designs.auto, { XL: 1 }]],
  },
  { ...{ hours: 0.2, buyer: 52, scenario: wait }, printedDesigns: [[designs.cricket, { M: 1 }]] },
];

/** Freezes the designs of these orders, each a while before it is placed. */
export async function planCustom(client: ClientBase, market: Market): Promise<Planned[]> {
  const planned: Planned[] = [];
  for (const { hours, buyer, scenario, printedDesigns, others = 0, ...order } of orders) {
    const at = market.end - hours * HOUR;
    const { customers } = market;
    const customer = typeof buyer === "string" ? customerIn(customers, buyer) : customers.at(buyer);
    if (!customer) throw new Error("the shop has no customers");
    const lines = knownAt(market.pool, at)
      .filter(({ blankOf }) => blankOf === null)
      .slice(planned.length, planned.length + others)
      .map((ware): CartLine => ({ ware, quantity: 1 }));
    for (const [design, sizes] of printedDesigns) {
      const drawnAt = new Date(at - 50 * MINUTE);
      const designId = await saveDesign(client, customer, design, drawnAt);
      const freezing = { designId, at: new Date(at - 12 * MINUTE), agreedAt: new Date(at - 10 * MINUTE) };
      const version = await freezeVersion(client, customer, design, freezing);
      lines.push(...printOn(market, design, sizes, version));
    }
    planned.push(planOrder(at, scenario, { ...prepaid, ...order, customer, lines }));
  }
  return planned;
}

/** Blanks with a version on them, at what the shop asks for so many. */
export function printOn(
  { pool, rules }: Market,
  { document }: SeedDesign,
  sizes: Readonly<Record<string, number>>,
  { id, prints }: Awaited<ReturnType<typeof freezeVersion>>,
): CartLine[] {
  const count = Object.values(sizes).reduce((sum, one) => sum + one, 0);
  return Object.entries(sizes).map(([size, quantity]) => {
    const blank = pool.find(
      (ware) => ware.blankOf === document.cut && ware.color === document.colour && ware.size === size,
    );
    if (!blank) throw new Error(`no blank ${document.cut} in ${document.colour} and ${size}`);
    const { unitPaise } = customPriceOf(rules.parsed.prints, blank.listPaise, prints, count);
    return { ware: { ...blank, listPaise: unitPaise, designVersionId: id }, quantity };
  });
}
