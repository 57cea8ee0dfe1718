import { randomUUID } from "node:crypto";
import { type Actor, namesOf, people } from "../support/actors";
import { type Attempt, contend, told } from "../support/contend";
import { openPool, owner } from "../support/database";
import { contradictionsIn } from "../support/invariants";
import { type DeskOrder, endOf, makeDeskOrder, moneyLeft, parcel, pressStep } from "../support/order-desk";
import { countRefusals } from "../support/race";
import { moneyOf, refundsOf } from "../support/refunds";
import { rounds } from "../support/rounds";
import { orderOf } from "../support/shop";
import { type Act, askFor, inSession } from "../support/staff-session";

// Somebody changes the pieces of an order while others work on it.

const desk = openPool("service_role", 6);
let names: Record<string, string>;
beforeAll(async () => {
  names = await namesOf(owner, people);
});
afterEach(async () => expect(await contradictionsIn(owner)).toEqual({}));

const as = (actor: Actor, act: Act): Act => inSession(actor, act);
const untouched = { stock: 5, reserved: 0 };

describe("while somebody changes its pieces", () => {
  const edit = (
    { order, variants }: DeskOrder,
    lines: { variantId: number; quantity?: number }[],
  ): Attempt => [
    "edit",
    // The server prices the pieces and names who changes them.
    askFor(
      "edit_order_lines($1, 'Confirmed', $2, $3, $4)",
      order.order_id,
      { [String(variants[0])]: 2 },
      people.support,
      orderOf(lines),
    ),
  ];

  it("somebody else changes them too: one does, and the others are told so", async () => {
    for (const _ of rounds(4, 100)) {
      const made = await makeDeskOrder(owner, { isPaidOnline: true });
      const [one = 0, two = 0] = made.variants;
      const { won, refused } = await contend(desk, [
        edit(made, [{ variantId: one }]),
        edit(made, [{ variantId: one }]),
        edit(made, [{ variantId: two }]),
        edit(made, [{ variantId: two }]),
      ]);
      expect({ won, refused: countRefusals(refused) }).toEqual({
        won: ["edit"],
        refused: { "PT409 lines_changed": 3 },
      });
      expect(await endOf(owner, made)).toMatchObject({ total: 548 });
      expect((await refundsOf(owner, made.order.id)).map(({ amount }) => amount)).toEqual([499]);
    }
  });

  it("it is printed, packed and shipped: what goes out is what its papers say and what the shelf has lost", async () => {
    for (const _ of rounds(5, 100)) {
      const made = await makeDeskOrder(owner);
      const { won, refused } = await contend(desk, [
        edit(made, [{ variantId: made.variants[1] ?? 0, quantity: 3 }]),
        [
          "ship",
          as("packer", pressStep(made.order, "Confirmed", "print")),
          as("packer", pressStep(made.order, "In Production", "pack")),
          as("packer", pressStep(made.order, "Packed", "ship", [parcel("DL100")])),
        ],
      ]);
      expect(won).toContain("ship");
      const isEdited = won.includes("edit");
      expect(refused.map(told)).toEqual(
        isEdited
          ? []
          : [
              expect.objectContaining({
                hint: "moved_meanwhile",
                status: expect.stringMatching(/^(In Production|Packed|Shipped)$/),
                by: names.packer,
              }),
            ],
      );
      const total = isEdited ? 1546 : 1047;
      expect(await endOf(owner, made)).toMatchObject({
        status: "Shipped",
        total,
        papers: [{ total }],
        stock: isEdited ? [untouched, { stock: 2, reserved: 0 }] : [{ stock: 3, reserved: 0 }, untouched],
      });
    }
  });

  it("somebody gives its money back: the price and what went back are the whole payment", async () => {
    for (const _ of rounds(5, 100)) {
      const made = await makeDeskOrder(owner, { isPaidOnline: true });
      const { won, refused } = await contend(desk, [
        edit(made, [{ variantId: made.variants[1] ?? 0 }]),
        [
          "refund",
          as(
            "manager",
            askFor(
              `refund_at_desk($1, $2, 1047, 'A stain', ${moneyLeft})`,
              made.order.order_id,
              randomUUID(),
            ),
          ),
        ],
      ]);
      expect(won).toHaveLength(1);
      const isEdited = won[0] === "edit";
      expect(refused).toMatchObject([
        isEdited
          ? { hint: expect.stringMatching(/^(money_moved|refund_too_much)$/) }
          : { hint: "not_editable", detail: "refunded" },
      ]);
      expect((await moneyOf(owner, made.order.id)).refunds).toMatchObject([
        isEdited ? { amount: 499, reason: "edited" } : { amount: 1047, reason: "goodwill" },
      ]);
      expect(await endOf(owner, made)).toMatchObject({ total: isEdited ? 548 : 1047 });
    }
  });
});
