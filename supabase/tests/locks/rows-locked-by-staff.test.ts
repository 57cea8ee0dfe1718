import { randomUUID } from "node:crypto";
import { owner } from "../support/backend/database";
import { makeBlank, makeVersion } from "../support/designs/custom";
import { openPrinting } from "../support/designs/printing";
import { pressDecision, submissionOf } from "../support/designs/submissions";
import { contradictionsIn } from "../support/invariants";
import { makeCoupon, withCoupon } from "../support/orders/coupons";
import { deleteRefunds } from "../support/orders/invoices";
import { strayMoney, takeStep } from "../support/orders/money-cases";
import { makeOrderInStatus, pressEdit, pressRefund } from "../support/orders/order-session";
import { phoneOrderOf, placeDraft, storeDraft } from "../support/orders/phone-orders";
import { recordAttempt } from "../support/orders/refunds";
import { type Actor, people } from "../support/people/actors";
import { makePerson } from "../support/people/person";
import { type Act, askFor, inSession, play } from "../support/people/staff-session";
import { expectLocked, orderRow, rowAt } from "../support/races/locked-rows";
import { makeProduct, makeSingle, orderOf, placeOrder } from "../support/shop";

// The locks of staff transactions until their end, see locked-rows.test.ts.

afterAll(async () => {
  await deleteRefunds(owner);
  expect(await contradictionsIn(owner)).toEqual({});
});

const as = <T>(actor: Actor, act: Act<T>): Act<T> => inSession(actor, act);

const coupon = (id: number) => rowAt("public.coupons", id);
const account = (id: string) => rowAt("auth.users", id);

describe("until its transaction ends", () => {
  it("a tag and a refund lock their order", async () => {
    const made = await makeOrderInStatus(owner, { isPaidOnline: true });
    await expectLocked(
      as("packer", askFor("tag_order($1, '{gift}')", made.order.order_id)),
      orderRow(made.order.id),
    );
    const refund = as("manager", pressRefund(made.order, 100, { key: randomUUID() }));
    await play(owner, refund);
    await expectLocked(refund, orderRow(made.order.id));
  });

  it("new items lock their order, its customer, its coupon and the stock", async () => {
    const { variantId } = await makeSingle(owner);
    const offer = await makeCoupon(owner);
    const who = { email: `${randomUUID()}@kapas.test` };
    const placed = await placeOrder(owner, withCoupon(orderOf([{ variantId }], who), offer));
    const edit = withCoupon(orderOf([{ variantId, quantity: 2 }], who), offer);
    await expectLocked(
      pressEdit(placed, { [variantId]: 1 }, edit),
      orderRow(placed.id),
      { advisory: `email ${who.email}` },
      coupon(offer.id),
      rowAt("public.product_variants", variantId),
    );
  });

  it("an order by phone that was placed before locks its draft", async () => {
    const { id, version } = await storeDraft(owner);
    const { variantId } = await makeSingle(owner);
    const place: Act = (client) =>
      placeDraft(client, {
        id,
        version,
        staff: people.support,
        order: phoneOrderOf(variantId),
      });
    await play(owner, place);
    await expectLocked(place, rowAt("public.phone_drafts", id));
  });

  it("a coupon that is already on, switched on again, is locked", async () => {
    const { id } = await makeCoupon(owner);
    await expectLocked(as("manager", askFor("switch_coupon($1, true)", id)), coupon(id));
  });

  it("a note of a case locks the events of its payment, and the case's order", async () => {
    const { order: placed } = await makeOrderInStatus(owner, { isPaidOnline: true });
    const { caseId, paymentId } = await strayMoney(owner, 10);
    await owner.query("update public.reconciliation_breaks set order_id = $2 where id = $1", [
      caseId,
      placed.id,
    ]);
    await expectLocked(
      as("manager", askFor("request_money_step($1, '', $2, 'note', 'Asked the bank')", caseId, randomUUID())),
      { advisory: `payment ${paymentId}` },
      orderRow(placed.id),
    );
  });

  it("a decision about a refund locks its order", async () => {
    const { order: placed } = await makeOrderInStatus(owner, { isPaidOnline: true });
    const key = randomUUID();
    await owner.query(
      `insert into public.money_steps (id, kind, note, order_id, amount, asked_name, outcome)
       values ($1, 'order_refund', 'A stain', $2, 600, 'Staff', 'waiting')`,
      [key, placed.id],
    );
    await expectLocked(as("manager", askFor("decide_money_step($1, false)", key)), orderRow(placed.id));
  });

  it("a refund of money without an order locks the events of its payment", async () => {
    const { caseId, paymentId } = await strayMoney(owner, 10);
    const key = randomUUID();
    await play(owner, as("manager", takeStep(caseId, "refund", { key })));
    await expectLocked((client) => recordAttempt(client, key, "requested"), {
      advisory: `payment ${paymentId}`,
    });
  });

  it("money that is matched to an order locks the order", async () => {
    const { order: placed } = await makeOrderInStatus(owner, { isPaidOnline: true });
    const { caseId } = await strayMoney(owner, 10);
    await expectLocked(
      as("manager", takeStep(caseId, "match", { order: placed.order_id })),
      orderRow(placed.id),
    );
  });

  it("a step with a customer locks the account, and prevents their orders from being placed", async () => {
    const { id, email } = await makePerson(owner);
    await expectLocked(as("support", askFor("add_customer_note($1, 'A note')", id)), account(id), {
      advisory: `user ${id}`,
    });
    const { variantId } = await makeSingle(owner);
    const placed = await placeOrder(owner, orderOf([{ variantId }], { user_id: id, email }));
    await play(owner, as("support", askFor("request_deletion($1, 'A letter')", id)));
    await expectLocked(as("support", askFor("delete_customer($1)", id)), orderRow(placed.id), account(id));
  });

  it("a save of print prices locks the blanks, the settings, sizes and breaks", async () => {
    const [variantId] = await makeBlank(owner);
    await expectLocked(
      as("manager", async (client) => (await openPrinting(client))()(client)),
      {
        table: "public.products",
        where: "id = (select product_id from public.product_variants where id = $1)",
        values: [variantId],
      },
      { advisory: "settings" },
      { table: "public.print_bands", where: "true" },
      { table: "public.print_breaks", where: "true" },
    );
  });

  it("a decision about a design locks its submission, and the orders that wait for it", async () => {
    const [variantId = 0] = await makeBlank(owner);
    const design = await makeVersion(owner, { isNew: true });
    const placed = await placeOrder(owner, orderOf([{ variantId, listPrice: 798, design }]));
    await expectLocked(
      as("editor", await pressDecision(owner, design, "rejected")),
      orderRow(placed.id),
      rowAt("public.submissions", design, "version_id"),
    );
  });

  it("a design for the home page is locked until it is shown", async () => {
    const design = await makeVersion(owner);
    await owner.query("update public.submissions set gallery = 'asked' where version_id = $1", [design]);
    const { id, rev } = await submissionOf(owner, design);
    await expectLocked(
      as("editor", askFor("show_in_gallery($1, $2, true)", id, rev)),
      rowAt("public.submissions", id),
    );
  });

  it("a product made from a design is locked until that is recorded", async () => {
    const design = await makeVersion(owner);
    await owner.query("update public.submissions set may_publish = true where version_id = $1", [design]);
    const { id } = await submissionOf(owner, design);
    const product = (await makeProduct(owner)).id;
    await expectLocked(
      as("manager", askFor("link_submission_product($1, $2)", id, product)),
      rowAt("public.products", product, "id", "update"),
    );
  });

  it("a rebuild of the customer list, or of reports, runs alone", async () => {
    await expectLocked(askFor("rebuild_changed_customers(1)"), { advisory: "customers" });
    await expectLocked(askFor("refresh_reports(1)"), { advisory: "refresh_reports" });
  });
});
