import { orderStatuses } from "../../../lib/orders/order";
import { answerOf } from "../support/backend/database";
import {
  callFunction,
  inOrderTest,
  type OrderSession,
  readAdminOrder,
  stepOrder,
} from "../support/orders/order-session";
import { people } from "../support/people/actors";
import { hintIn, refusalIn } from "../support/refusal";

describe("notes and tags of an order", () => {
  it("have an author as notes, and are replaced as tags", () =>
    inOrderTest({}, async (at) => {
      await at.as("packer");
      await callFunction(at, "add_order_note($1, $2)", [at.order.order_id, " Wants it folded "]);
      await callFunction(at, "tag_order($1, $2)", [at.order.order_id, ["vip", "gift"]]);
      await callFunction(at, "tag_order($1, $2)", [at.order.order_id, ["gift", "late"]]);
      expect(await readAdminOrder(at)).toMatchObject({
        notes: [{ body: "Wants it folded", by: expect.stringMatching(/\S/) }],
        tags: ["gift", "late"],
      });
    }));

  it("log each step and tag under the order's number, with who did it", () =>
    inOrderTest({ isPaidOnline: true }, async (at) => {
      await at.as("packer");
      await stepOrder(at, "Confirmed", "print");
      await callFunction(at, "tag_order($1, $2)", [at.order.order_id, ["gift"]]);
      await at.asShop();
      const { rows } = await at.client.query(
        "select actor, before, after - 'event' as after from public.audit_log where subject = 'orders' and subject_id = $1 order by id",
        [at.order.order_id],
      );
      expect(rows).toEqual([
        { actor: people.packer, before: { status: "Confirmed" }, after: { status: "In Production" } },
        { actor: people.packer, before: { tags: [] }, after: { tags: ["gift"] } },
      ]);
    }));

  it("are for an order that packers see until its return window has ended", () =>
    inOrderTest({}, async (at) => {
      const seen: string[] = [];
      for (const status of orderStatuses) {
        await at.asShop();
        await at.client.query("set local session_replication_role = replica");
        await at.client.query("update public.orders set status = $2, expires_at = now() where id = $1", [
          at.order.id,
          status,
        ]);
        await at.client.query("set local session_replication_role = origin");
        await at.as("packer");
        if ((await callFunction(at, "get_admin_order($1)", [at.order.order_id])) !== null) seen.push(status);
      }
      expect(seen).toEqual([
        "Confirmed",
        "In Production",
        "Packed",
        "Shipped",
        "Delivered",
        "Return Requested",
      ]);
    }));

  it("hide email, payments and messages from packers, but not from support", () =>
    inOrderTest({ isPaidOnline: true }, async (at) => {
      await at.as("packer");
      const packed = await readAdminOrder(at);
      expect(packed).toMatchObject({ email: null, refundable_amount: null });
      expect(packed).not.toHaveProperty("payments");
      expect(packed).not.toHaveProperty("messages");
      await at.as("support");
      expect((await readAdminOrder(at)).email).toMatch(/@kapas\.test$/);
    }));

  it("let a sent message be sent again, but no code, and nothing twice in a minute", () =>
    inOrderTest({ isPaidOnline: true }, async (at) => {
      await at.asShop();
      const codeId = await answerOf(
        at.client,
        "insert into public.outbox (topic, order_id, data) values ('cod_code', $1, '{}') returning id",
        [at.order.id],
      );
      await at.client.query(
        "update public.outbox set sent_at = now() - interval '1 hour' where order_id = $1",
        [at.order.id],
      );
      await at.as("support");
      const [message] = (await readAdminOrder(at)).messages ?? [];
      const again = () => callFunction(at, "send_message_again($1, $2)", [at.order.order_id, message?.id]);
      await again();
      expect(
        (await readAdminOrder(at)).messages?.filter(({ topic }) => topic === message?.topic),
      ).toHaveLength(2);
      expect(await hintIn(at.client, again)).toBe("waits");
      expect((await readAdminOrder(at)).messages?.find(({ id }) => id === Number(codeId))).toMatchObject({
        has_code: true,
      });
      const sendCode = () => callFunction(at, "send_message_again($1, $2)", [at.order.order_id, codeId]);
      expect(await hintIn(at.client, sendCode)).toBe("not_found");
    }));
});

interface Seen {
  name: string;
  phone: string;
  address: object;
}

describe("a new delivery address", () => {
  const contact = { name: "Asha V", phone: "+919876543210" };
  const address = {
    line1: "9 Brigade Road",
    line2: "",
    pincode: "560001",
    city: "Bengaluru",
    state: "Karnataka",
  };
  const seenIn = async (at: OrderSession): Promise<object> => {
    const {
      name,
      phone,
      address: there,
    } = await callFunction<Seen>(at, "get_admin_order($1)", [at.order.order_id]);
    return { name, phone, ...there };
  };
  const move = async (at: OrderSession, to: object, seen?: object) =>
    callFunction(at, "change_order_address($1, $2, $3, $4)", [
      at.order.order_id,
      JSON.stringify(contact),
      JSON.stringify(to),
      JSON.stringify(seen ?? (await seenIn(at))),
    ]);

  it("is stored until the parcel is packed, with the address before", () =>
    inOrderTest({ status: "In Production", isPaidOnline: true }, async (at) => {
      await at.as("support");
      await move(at, address);
      await at.as("packer");
      expect(await readAdminOrder(at)).toMatchObject({
        name: "Asha V",
        address: { line1: "9 Brigade Road" },
      });
      await stepOrder(at, "In Production", "pack");
      await at.asShop();
      const document = "select data #>> '{buyer,address,line1}' from public.invoices where order_id = $1";
      expect(await answerOf(at.client, document, [at.order.id])).toBe("9 Brigade Road");
      await at.as("support");
      expect(await hintIn(at.client, () => move(at, address))).toBe("packed");
    }));

  it("is refused for the second of two people who enter one at once, with the first one's address", () =>
    inOrderTest({}, async (at) => {
      await at.as("support");
      const seen = await seenIn(at);
      await move(at, address, seen);
      const refusal = await refusalIn(at.client, () =>
        move(at, { ...address, line1: "10 Church Street" }, seen),
      );
      expect(refusal).toMatchObject({
        hint: "address_edited",
        detail: expect.stringContaining("9 Brigade Road"),
      });
    }));

  it.each([
    ["without a street", { line1: "" }, "bad_address"],
    ["of a book's length", { line1: "x".repeat(161) }, "bad_address"],
    ["of another state", { state: "Kerala" }, "other_state"],
    ["that does not exist", { pincode: "000001" }, "no_such_pincode"],
    ["with a pincode of another state", { pincode: "110001" }, "wrong_state"],
  ])("%s is refused", (_name, change, hint) =>
    inOrderTest({}, async (at) => {
      await at.as("support");
      expect(await hintIn(at.client, () => move(at, { ...address, ...change }))).toBe(hint);
    }),
  );

  it("can't change the phone while a code sent to it is awaited", () =>
    inOrderTest({ status: "COD Review" }, async (at) => {
      await at.asShop();
      await at.client.query(
        "update public.orders set status = 'COD Review', expires_at = now() + interval '1 hour' where id = $1",
        [at.order.id],
      );
      await at.as("support");
      expect(await hintIn(at.client, () => move(at, address))).toBe("phone_unproven");
    }));
});
