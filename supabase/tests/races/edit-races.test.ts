import { randomUUID } from "node:crypto";
import { type Actor, namesOf, people } from "../support/actors";
import { type Attempt, contend } from "../support/contend";
import { openPool, owner } from "../support/database";
import { contradictionsIn } from "../support/invariants";
import { type DeskOrder, endOf, makeDeskOrder, moneyLeft } from "../support/order-desk";
import { moneyOf } from "../support/refunds";
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
