import { defaultBrand } from "@/lib/brand";
import { asPaise, formatPaise } from "@/lib/money";
import type { Order } from "@/lib/orders/order";
import { orderOf } from "@/testing/order";
import { type Block, blocksOf, type EmailContent } from "./email-content";
import { oneLine } from "./one-line";
import { type OrderUpdate, writeOrderEmail } from "./order-emails";
import { renderHtml } from "./render-html";
import { renderText } from "./render-text";
import { orderTopics, returnTopics } from "./topics";

const siteUrl = "https://shop.example";
const orderUrl = `${siteUrl}/order-details/KP-1A2B-3C4D-5E6F?token=a&b`;

const allUpdates: OrderUpdate[] = [
  ...orderTopics.map((topic) => ({ topic })),
  { topic: "refund_processed", amountPaise: asPaise(64_900), upiId: "meera@okbank" },
  {
    topic: "art_decided",
    design: { name: "My tee", status: "changes_requested", reasons: ["thin_lines"], answer: "The rays." },
  },
  ...returnTopics.map((topic) => ({
    topic,
    kind: "exchange" as const,
    items: [{ title: "Peacock at Dawn", size: "M", colorName: "Black", quantity: 1 }],
    text: "They are restocked.",
  })),
];

function draw(letter: EmailContent) {
  return { html: renderHtml(letter, defaultBrand, siteUrl), text: renderText(letter, defaultBrand) };
}

const terms = { returnDays: 10, packingDays: 3, artReviewHours: 36 };
const write = (update: OrderUpdate, changes: Partial<Order> = {}) =>
  writeOrderEmail(update, orderOf(changes), orderUrl, terms);

function visibleTextOf(html: string): string {
  return html
    .replace(/<head>[\s\S]*<\/head>/, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}

function factsOf(block: Block): string[] {
  if (typeof block === "string") return [block];
  switch (block.kind) {
    case "button":
      return [block.label];
    case "goods":
      return block.items.flatMap(({ title, detail, amount }) => [title, detail, amount]);
    case "sums":
      return block.rows.flatMap(({ label, amount }) => [label, amount]);
    case "facts":
      return [block.heading, ...block.lines];
    case "choices":
      return [block.heading, ...block.choices.map(({ label }) => label)];
  }
}

describe.each(allUpdates)("the email about $topic", (update) => {
  const letter = write(update);
  const { html, text } = draw(letter);

  it("names the order in its subject, and fits a phone's list", () => {
    expect(letter.subject).toContain("KP-1A2B-3C4D-5E6F");
    expect(letter.subject.length).toBeLessThanOrEqual(70);
  });

  it("has every fact in both of its parts", () => {
    const words = visibleTextOf(html);
    for (const block of blocksOf(letter)) {
      const facts = factsOf(block);
      expect(facts.length).toBeGreaterThan(0);
      for (const fact of facts) {
        expect(text).toContain(fact);
        expect(words).toContain(fact);
      }
    }
  });

  it("links to the order, with the guest's token, in both of its parts", () => {
    expect(text).toContain(orderUrl);
    expect(html).toContain(`href="${orderUrl.replace("&", "&amp;")}"`);
  });
});

describe("typed text", () => {
  const hostile = `<script>alert("1")</script>\r\nBcc: all@evil.example\u202e'&`;
  const changes: Partial<Order> = {
    name: hostile,
    address: { line1: hostile, line2: hostile, city: hostile, state: hostile, pincode: hostile },
    courier: hostile,
    trackingNumber: hostile,
    couponCode: hostile,
    items: orderOf().items.map((item) => ({ ...item, title: hostile, colorName: hostile })),
  };

  it.each(allUpdates)("stays text in the email about $topic", (update) => {
    const letter = write(
      "items" in update
        ? {
            ...update,
            text: hostile,
            items: [{ title: hostile, size: hostile, colorName: hostile, quantity: 1 }],
          }
        : "design" in update
          ? { ...update, design: { ...update.design, name: hostile } }
          : update,
      changes,
    );
    const { html, text } = draw(letter);
    expect(html).not.toMatch(/<script|\u202e/i);
    expect(
      html.match(
        /<(?!\/?(?:html|head|meta|title|body|div|table|tr|td|a|h1|p|br|img|strong|span)\b|!doctype)/g,
      ),
    ).toBeNull();
    expect(text).not.toMatch(/^Bcc:/m);
    expect(text).not.toContain("\r");
    expect(oneLine(letter.subject)).toBe(letter.subject);
  });

  it("greets only by a plain first name, so that no email carries a stranger's advertisement", () => {
    const headingFor = (name: string) => write({ topic: "order_confirmed" }, { name }).heading;
    expect(headingFor("Meera Nair")).toMatch(/^Thank you, Meera\./);
    expect(headingFor("மீரா நாயர்")).toMatch(/^Thank you, மீரா\./);
    expect(headingFor("win-money.example now")).toMatch(/^Thank you\. /);
    expect(headingFor("https://evil.example")).toMatch(/^Thank you\. /);
  });

  it("becomes a picture only from the web", () => {
    const withPicture = (imageUrl: string) =>
      draw(
        write(
          { topic: "order_confirmed" },
          { items: orderOf().items.map((item) => ({ ...item, imageUrl })) },
        ),
      ).html;
    expect(withPicture("javascript:alert(1)")).not.toContain("javascript:");
    expect(withPicture("/pictures/tee.webp")).toContain('src="https://shop.example/pictures/tee.webp"');
    expect(withPicture("https://pictures.example/tee-1920.webp")).toContain("tee-320.webp");
  });
});

describe("payments", () => {
  const textOf = (update: OrderUpdate, changes: Partial<Order> = {}) => draw(write(update, changes)).text;

  it("add up in the receipt: every row of the total, and the GST in it", () => {
    const text = textOf({ topic: "order_confirmed" });
    for (const row of [
      "Full price (2 items): ₹1,398",
      "Discount: −₹100",
      "Coupon MONSOON: −₹100",
      "Delivery: ₹49",
      "Cash on delivery fee: ₹30.50",
      "Total: ₹1,277.50",
      "Includes GST: ₹61.04",
    ]) {
      expect(text).toContain(row);
    }
  });

  it("are requested in cash, acknowledged, or not mentioned, depending on the order's payment", () => {
    const confirmed = { topic: "order_confirmed" } as const;
    expect(textOf(confirmed)).toContain("keep ₹1,277.50 in cash ready");
    expect(textOf(confirmed, { paymentMethod: "online", paymentStatus: "captured" })).toContain(
      "We've received your payment of ₹1,277.50",
    );
    const free = { paymentMethod: "none", paymentStatus: "not_due", totalPaise: asPaise(0) } as const;
    expect(textOf(confirmed, free)).toContain("nothing to pay");
  });

  it("of a cancelled order are refunded when paid, and described as never charged otherwise", () => {
    const cancelled = { topic: "order_cancelled" } as const;
    expect(textOf(cancelled, { paymentStatus: "captured" })).toContain("₹1,277.50 in total");
    expect(textOf(cancelled, { paymentStatus: "attempted_failed" })).toContain("Nothing was charged");
  });

  it("on hold at a bank are captured or released, and no refund is promised", () => {
    // The note is only informative: it decides nothing.
    const moved = (reason: string) => [
      {
        type: "moved",
        fromStatus: null,
        toStatus: "Cancelled",
        note: "Not paid in time",
        facts: { reason },
        at: "",
      },
    ];
    for (const reason of ["not_paid", "replaced"]) {
      const text = textOf(
        { topic: "order_cancelled" },
        { paymentMethod: "online", paymentStatus: "authorized", events: moved(reason) },
      );
      expect(text).toContain("is holding ₹1,277.50");
      expect(text).toContain("releases it automatically, usually within 7 working days");
      expect(text).not.toContain("refund");
      expect(text.includes("we'll take the payment")).toBe(reason === "not_paid");
    }
  });

  it("that are refunded name their destination", () => {
    const refund = { topic: "refund_processed", amountPaise: asPaise(64_900) } as const;
    expect(textOf({ ...refund, upiId: "meera@okbank" })).toContain("₹649 to your UPI ID meera@okbank");
    expect(textOf({ ...refund, upiId: null })).toContain(
      `${formatPaise(asPaise(64_900))} to your original payment method`,
    );
  });
});

test("gives the payment deadline of an unpaid order, in IST", () => {
  const letter = write(
    { topic: "order_placed" },
    { status: "Pending Payment", paymentMethod: "online", expiresAt: "2026-11-20T10:35:00+00:00" },
  );
  expect(renderText(letter, defaultBrand)).toMatch(/until 20 Nov, 4:05\s?pm IST/);
  expect(blocksOf(letter)).toContainEqual({ kind: "button", label: "Pay ₹1,277.50", url: orderUrl });
});

it("emails about an exchange name the new order and the chosen items", () => {
  const item = { title: "Toy Train Tee", colorName: "Sky", size: "M", quantity: 1 };
  const exchange = {
    orderNumber: "KP-0000-0000-0002",
    items: [{ ...item, newColorName: "Sky", newSize: "L" }],
  };
  for (const topic of ["return_requested", "return_received"] as const) {
    const { text } = draw(write({ topic, kind: "exchange", items: [item], text: "Words.", exchange }));
    expect(text).toContain("Toy Train Tee, Sky, M to L");
    expect(text).toContain("KP-0000-0000-0002");
  }
});

it("emails promise the days from the settings", () => {
  expect(draw(write({ topic: "order_delivered" })).text).toContain("you have 10 days from delivery");
  expect(draw(write({ topic: "order_confirmed" })).text).toContain("within 3 working days");
});

describe("the delivery of a subscription", () => {
  const parcelOf = { plan: "Two <b>tees</b>", months: 1, url: `${siteUrl}/account/subscription/1` };

  it("names the plan in its confirmation, with a link to the subscription", () => {
    const { html, text } = draw(write({ topic: "order_confirmed", parcelOf }));
    expect(text).toContain("This is this month's parcel of your subscription “Two <b>tees</b>”.");
    expect(text).toContain(parcelOf.url);
    expect(html).toContain(`href="${parcelOf.url}"`);
    expect(html).not.toContain("<b>tees");
  });

  it("of a quarterly plan names no month, and other orders name no subscription", () => {
    const quarter = draw(write({ topic: "order_confirmed", parcelOf: { ...parcelOf, months: 3 } })).text;
    expect(quarter).toContain("This is the new parcel of your subscription");
    expect(draw(write({ topic: "order_confirmed", parcelOf: null })).text).not.toContain("subscription");
  });
});

describe("designs of an order", () => {
  const textOf = (update: OrderUpdate) => draw(write(update)).text;

  it("are announced as under review, within the hours from the settings, while one is pending", () => {
    const waiting = { topic: "order_confirmed", waitsForArt: true } as const;
    expect(textOf(waiting)).toContain("check your custom design before we print it, within 36 hours");
    expect(textOf({ topic: "order_confirmed", waitsForArt: false })).not.toContain("check your custom");
  });

  it("that are refused come with the reasons, the note and both options", () => {
    const design = { name: "My tee", status: "rejected", reasons: ["copyright"], answer: "A logo." } as const;
    const text = textOf({ topic: "art_decided", design: { ...design, reasons: ["copyright"] } });
    for (const words of [
      "belongs to someone else",
      "A logo.",
      "change the design",
      "remove it from the order",
    ])
      expect(text).toContain(words);
  });

  it("that are approved are announced as printing, without reasons", () => {
    const design = { name: "My tee", status: "approved", reasons: [], answer: "" } as const;
    const text = textOf({ topic: "art_decided", design: { ...design, reasons: [] } });
    expect(text).toContain("printing it now");
    expect(text).not.toContain("Why");
  });
});

it("an email that can be stopped has an unsubscribe link in both parts, and others do not", () => {
  const letter = write({ topic: "order_delivered" });
  const stopUrl = `${siteUrl}/mail-preferences/1?kind=reviews`;
  const stoppable = [
    renderHtml(letter, defaultBrand, siteUrl, stopUrl),
    renderText(letter, defaultBrand, stopUrl),
  ];
  for (const part of stoppable) {
    expect(part).toContain("Unsubscribe");
    expect(part).toContain(stopUrl);
  }
  expect(Object.values(draw(letter)).join()).not.toMatch(/unsubscribe/i);
});
