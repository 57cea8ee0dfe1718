import { checkoutPage } from "./checkout-page";

const order = {
  id: "order_1",
  entity: "order",
  amount: 49_900,
  amount_paid: 0,
  amount_due: 49_900,
  currency: "INR",
  receipt: "KP-1",
  offer_id: null,
  status: "created",
  attempts: 0,
  notes: {},
  created_at: 0,
} as const;

test("shows no button before its script listens to it", async () => {
  const request = { key_id: "key", order_id: order.id, email: "", contact: "" };
  const page = String(await checkoutPage({ order, origin: "", name: "", description: "", request }));
  expect(page).toContain("<body hidden>");
  const [, afterListeners = ""] = page.split('addEventListener("keydown", (event) => { if');
  expect(afterListeners).toContain("document.body.hidden = false;");
});
