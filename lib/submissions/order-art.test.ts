import { asPaise } from "@/lib/money";
import { orderOf } from "@/testing/order";
import {
  artStateOf,
  describePendingArtReview,
  describeRefusedItemsRemoval,
  describeUpcomingArtReview,
} from "./order-art";
import type { OrderArt } from "./submission";

const version = "8e9a6d9e-2c3f-4a9b-9d38-0a1f6d1d6c11";
const artOf = (more: Partial<OrderArt> = {}): OrderArt => ({
  ...{ versionId: version, designId: version, name: "My tee", cut: "regular", colour: "black" },
  ...{ status: "submitted", isRefused: false, reasons: [], answer: "" },
  ...more,
});
const refused = artOf({ status: "changes_requested", isRefused: true, reasons: ["low_resolution"] });

/** Two tees of the shop, and one with the design, for ₹700 less ₹50 of a coupon. */
const mixed = () => {
  const [tee] = orderOf().items;
  if (!tee) throw new Error("no tee");
  const own = { itemId: 2, designVersionId: version, quantity: 1 };
  return [tee, { ...tee, ...own, linePaise: asPaise(70_000), couponPaise: asPaise(5_000) }];
};

it("an order waits while one design is unreviewed, and is refused when one is", () => {
  const approved = artOf({ status: "approved" });
  expect(artStateOf([])).toBe("none");
  expect(artStateOf([approved])).toBe("approved");
  expect(artStateOf([approved, artOf({ status: null })])).toBe("waiting");
  expect(artStateOf([approved, artOf(), refused])).toBe("refused");
});

it("promises the shop's review hours while a design is pending, and nothing afterwards", () => {
  expect(describePendingArtReview([artOf()], 36)).toBe(
    "We check your design before we print it, within 36 hours.",
  );
  expect(describePendingArtReview([artOf(), artOf()], 1)).toContain(
    "your designs before we print them, within 1 hour.",
  );
  expect(describePendingArtReview([artOf({ status: "approved" })], 36)).toBeNull();
});

it("announces the design check before payment or confirmation, only for custom designs", () => {
  const unpaid = orderOf({ items: mixed(), status: "Pending Payment" });
  expect(describeUpcomingArtReview(unpaid, 36)).toBe(
    "Once the order is paid, we'll check your design before we print it, within 36 hours.",
  );
  expect(describeUpcomingArtReview({ ...unpaid, status: "COD Review" }, 1)).toContain(
    "Once the order is confirmed",
  );
  expect(describeUpcomingArtReview({ ...unpaid, status: "Confirmed" }, 36)).toBeNull();
  expect(describeUpcomingArtReview(orderOf({ status: "Pending Payment" }), 36)).toBeNull();
});

it("names the refund of a paid order: the price of the items after the coupon", () => {
  const order = orderOf({ items: mixed(), paymentStatus: "captured" });
  const { isAll, text } = describeRefusedItemsRemoval(order, [refused]);
  expect(isAll).toBe(false);
  expect(text).toMatch(
    /^We'll remove 1 item from the order\. We'll refund ₹650 to your original payment method/,
  );
});

it("names the reduction of a COD order, and the remaining amount", () => {
  const order = orderOf({ items: mixed(), totalPaise: asPaise(192_750) });
  expect(describeRefusedItemsRemoval(order, [refused]).text).toContain(
    "You'll pay ₹650 less in cash: ₹1,277.50.",
  );
});

it("cancels an order that has nothing else, and explains it", () => {
  const items = mixed().slice(1);
  const { isAll, text } = describeRefusedItemsRemoval(orderOf({ items, paymentStatus: "captured" }), [
    refused,
  ]);
  expect(isAll).toBe(true);
  expect(text).toContain("it'll be cancelled. We'll refund your original payment method");
});
