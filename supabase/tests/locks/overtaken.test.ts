import { owner } from "../support/backend/database";
import { makeVersion } from "../support/designs/custom";
import { clearKidsBlank, makeKidsTee, openPrinting } from "../support/designs/printing";
import { pressDecision, send, submissionOf } from "../support/designs/submissions";
import { contradictionsIn } from "../support/invariants";
import {
  makeOrderInStatus,
  parcel,
  pressEdit,
  pressRefund,
  pressStep,
  type TestOrder,
} from "../support/orders/order-session";
import { phoneOrderOf, placeDraft, saveDraft, storeDraft } from "../support/orders/phone-orders";
import { moneyBackOf, requestReturn } from "../support/orders/returns";
import { type Actor, people } from "../support/people/actors";
import { makePerson } from "../support/people/person";
import { type Act, askFor, inSession, play } from "../support/people/staff-session";
import { overtake } from "../support/races/overtake";
import { makeProduct, makeSingle, orderOf } from "../support/shop";

// Of two concurrent steps the second waits for the first, and then reads the new state: without its lock it would use
// the old one.

afterAll(async () => {
  await clearKidsBlank(owner);
  expect(await contradictionsIn(owner)).toEqual({});
});

const as = <T>(actor: Actor, act: Act<T>): Act<T> => inSession(actor, act);

interface Scene {
  first: Act;
  second: Act;
  /** Why the second is refused. */
  hint: string;
}

type Made = TestOrder & { number: string };

const atOrder =
  (input: Parameters<typeof makeOrderInStatus>[1], scene: (made: Made) => Scene | Promise<Scene>) =>
  async () => {
    const made = await makeOrderInStatus(owner, input);
    return scene({ ...made, number: made.order.order_id });
  };

const contact = { name: "Asha Verma", phone: "+919812345678" };
const home = { line1: "12 MG Road", line2: "", pincode: "560001", city: "Bengaluru", state: "Karnataka" };

const scenes: [what: string, make: () => Promise<Scene>][] = [
  [
    "a step of an order, for another step",
    atOrder({ status: "In Production" }, ({ order }) => ({
      first: as("packer", pressStep(order, "In Production", "pack")),
      second: as("manager", pressStep(order, "In Production", "cancel")),
      hint: "status_changed",
    })),
  ],
  [
    "new items, for the press that prints them",
    atOrder({}, ({ order, variants: [variantId = 0] }) => ({
      first: as("packer", pressStep(order, "Confirmed", "print")),
      second: pressEdit(order, { [variantId]: 2 }, orderOf([{ variantId }])),
      hint: "status_changed",
    })),
  ],
  [
    "an address, for the parcel that is packed",
    atOrder({ status: "In Production" }, ({ number, order }) => ({
      first: as("packer", pressStep(order, "In Production", "pack")),
      second: as("support", askFor("change_order_address($1, $2, $3, '{}')", number, contact, home)),
      hint: "packed",
    })),
  ],
  [
    "the numbers of its parcels, for their arrival",
    atOrder({ status: "Shipped" }, ({ number, order }) => ({
      first: as("packer", pressStep(order, "Shipped", "deliver")),
      second: as("packer", askFor("correct_parcels($1, $2)", number, JSON.stringify([parcel("DL1")]))),
      hint: "bad_transition",
    })),
  ],
  [
    "a refund, for another",
    atOrder({ isPaidOnline: true }, ({ order }) => ({
      first: as("manager", pressRefund(order, 600)),
      second: as("admin", pressRefund(order, 600)),
      hint: "refundable_changed",
    })),
  ],
  [
    "the end of a return, for another end",
    atOrder({ status: "Delivered", isPaidOnline: true }, async ({ number, order }) => {
      const returnId = await requestReturn(owner, order.id);
      const end = (name: string) => askFor("step_return($1, $2, $3, 'Worn')", number, returnId, name);
      return {
        first: as("packer", end("restock")),
        second: as("support", end("reject")),
        hint: "return_closed",
      };
    }),
  ],
  [
    "a message that is sent again, for the same press",
    atOrder({}, async ({ number, order }) => {
      const { rows } = await owner.query(
        `update public.outbox set sent_at = now() - interval '1 hour' where order_id = $1 and topic = 'order_confirmed' returning id`,
        [order.id],
      );
      const send = askFor("send_message_again($1, $2)", number, rows[0].id);
      return { first: as("support", send), second: as("manager", send), hint: "waits" };
    }),
  ],
  [
    "a refund that is paid by hand, for the same press",
    atOrder({ status: "Delivered" }, async ({ number, order }) => {
      await play(owner, as("packer", pressStep(order, "Delivered", "collect")));
      await play(owner, as("manager", pressRefund(order, 100, { upiId: "asha@okbank" })));
      expect(await moneyBackOf(owner, order.id)).toMatchObject([{ method: "upi", status: "requested" }]);
      const { rows } = await owner.query("select id from public.refunds where order_id = $1", [order.id]);
      const pay = askFor("pay_refund_by_hand($1, $2)", number, rows[0].id);
      return { first: as("manager", pay), second: as("admin", pay), hint: "already_paid" };
    }),
  ],
  [
    "a draft of an order by phone, for a save of another tab",
    async () => {
      const { id, version } = await storeDraft(owner);
      const save =
        (name: string): Act =>
        (client) =>
          saveDraft(client, id, version, { name });
      return { first: as("support", save("Ravi")), second: as("support", save("Meera")), hint: "stale" };
    },
  ],
  [
    "a draft of an order by phone, for its order",
    async () => {
      const { id, version } = await storeDraft(owner);
      const { variantId } = await makeSingle(owner, 5);
      return {
        first: (client) =>
          placeDraft(client, { id, version, staff: people.support, order: phoneOrderOf(variantId) }),
        second: as("support", (client) => saveDraft(client, id, version, { name: "Meera" })),
        hint: "placed",
      };
    },
  ],
  [
    "a decision about a design, for another decision",
    async () => {
      const design = await makeVersion(owner);
      return {
        first: as("packer", await pressDecision(owner, design, "approved")),
        second: as("editor", await pressDecision(owner, design, "rejected")),
        hint: "stale",
      };
    },
  ],
  [
    "a product of a design, for another product of it",
    async () => {
      const design = await makeVersion(owner);
      await owner.query("update public.submissions set may_publish = true where version_id = $1", [design]);
      const { id } = await submissionOf(owner, design);
      const link = async () =>
        as("manager", askFor("link_submission_product($1, $2)", id, (await makeProduct(owner)).id));
      return { first: await link(), second: await link(), hint: "has_product" };
    },
  ],
  [
    "a design for the home page, for its maker who withdraws the permission",
    async () => {
      const { id } = await makePerson(owner);
      const design = await makeVersion(owner, { person: id });
      await owner.query("update public.submissions set gallery = 'asked' where version_id = $1", [design]);
      const submission = (await submissionOf(owner, design)).id;
      return {
        first: askFor("allow_in_gallery($1, $2, false, false, false)", id, submission),
        second: as("packer", askFor("show_in_gallery($1, 1, true)", submission)),
        hint: "not_allowed",
      };
    },
  ],
  [
    "a design that is sent, for its maker who takes it back",
    async () => {
      const { id } = await makePerson(owner);
      const design = await makeVersion(owner, { isNew: true, person: id });
      const submission = await play(owner, (client) => send(client, id, design));
      return {
        first: as("packer", await pressDecision(owner, submission, "approved")),
        second: askFor("withdraw_submission($1, $2)", id, submission),
        hint: "decided",
      };
    },
  ],
  [
    "what is printed on, for another save of the page",
    async () => {
      const [one, other] = [await makeKidsTee(owner), await makeKidsTee(owner)];
      // Two concurrent saves lock the blanks; here there are none.
      await owner.query("update public.products set is_blank = false where is_blank");
      const save = await play(owner, as("manager", openPrinting));
      return {
        first: as("manager", save({ blanks: { kids: one } })),
        second: as("admin", save({ blanks: { kids: other } })),
        hint: "stale",
      };
    },
  ],
  [
    "a tee to print on, for its removal from sale",
    async () => {
      const id = await makeKidsTee(owner);
      const save = await play(owner, as("manager", openPrinting));
      return {
        first: (client) => client.query("update public.products set status = 'draft' where id = $1", [id]),
        second: as("manager", save({ blanks: { kids: id } })),
        hint: "bad_blank",
      };
    },
  ],
];

it.each(scenes)("%s, waits", async (_, make) => {
  const { first, second, hint } = await make();
  expect(await overtake(owner, first, second)).toMatchObject({ waited: true, refusal: { hint } });
});

it("places one order when a draft is placed twice at once", async () => {
  const { id, version } = await storeDraft(owner);
  const { variantId } = await makeSingle(owner, 5);
  const order = phoneOrderOf(variantId);
  let known: unknown;
  const place: Act = (client) => placeDraft(client, { id, version, staff: people.support, order });
  const again = await overtake(owner, async (client) => (known = await place(client)), place);
  expect(again).toEqual({ waited: true, answer: known });
});

it("accepts an invitation once when it is accepted twice at once", async () => {
  const person = await makePerson(owner);
  const { rows } = await owner.query(
    "insert into public.staff_invitations (email, role, invited_by) values ($1, 'packer', $2) returning id",
    [person.email, people.admin],
  );
  const join: Act = async (client) =>
    (await client.query("select public.accept_invitation($1, $2) as is", [rows[0].id, person.id])).rows[0].is;
  expect(await overtake(owner, join, join)).toEqual({ waited: true, answer: "gone" });
  await owner.query("delete from public.user_roles where user_id = $1", [person.id]);
});
