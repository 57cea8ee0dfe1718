import { shopEvents } from "@/lib/settings/documents/notifications";
import { exampleFacts } from "./examples";
import { factsSchema } from "./facts-schema";
import { writeNotice } from "./notice";
import { writeNoticeEmail } from "./notice-email";
import { writeSlackText } from "./slack-text";

it.each(shopEvents)("describes %s in one line without personal names", (event) => {
  const { text, path } = writeNotice(exampleFacts[event]);
  expect(text).toMatch(/^[^\n@]{10,120}$/);
  expect(path).toMatch(/^\/admin\//);
});

it("describes the order, its total and payment method", () => {
  const facts = { event: "order_placed", order_number: "KP-1", total: 1499, payment_method: "cod" };
  expect(writeNotice(factsSchema.parse(facts))).toEqual({
    text: "Order KP-1, ₹1,499, cash on delivery",
    path: "/admin/orders/KP-1",
  });
});

it("describes a payment without an order, and a sold-out variant", () => {
  const noticeText = (facts: object) => writeNotice(factsSchema.parse(facts)).text;
  expect(noticeText({ event: "refund_failed", order_number: null, amount: 10.5 })).toBe(
    "Refund failed: ₹10.50",
  );
  expect(
    noticeText({
      event: "dispute_opened",
      order_number: "KP-2",
      amount: 5,
      respond_by: "2026-11-30T10:00:00Z",
    }),
  ).toMatch(/^Dispute opened: ₹5 for order KP-2\. Respond by 30 Nov/);
  expect(
    noticeText({ event: "low_stock", variant_id: 4, name: "Chai Tee", color: "black", size: "M", left: 0 }),
  ).toBe("Chai Tee, black, M: sold out");
  expect(noticeText({ event: "left_out", count: 12 })).toMatch(/^12 more notifications/);
});

it("escapes product names for Slack", () => {
  const notice = { text: "<!channel> & <https://x|y>", path: "/admin/inventory/4" };
  expect(writeSlackText([notice, { text: "Two", path: "/admin/orders" }], "https://shop.test")).toBe(
    "• <https://shop.test/admin/inventory/4|&lt;!channel&gt; &amp; &lt;https://x|y&gt;>\n• <https://shop.test/admin/orders|Two>",
  );
});

it("emails a notice with a link to its page", () => {
  const letter = writeNoticeEmail({ text: "Order KP-1", path: "/admin/orders/KP-1" }, "https://shop.test");
  expect(letter.subject).toBe("Order KP-1");
  expect(letter.blocks[0]).toEqual({
    kind: "button",
    label: "View in admin",
    url: "https://shop.test/admin/orders/KP-1",
  });
});
