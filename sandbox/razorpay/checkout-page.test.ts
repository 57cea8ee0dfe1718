import { checkoutPage } from "./checkout-page";

const request = { key_id: "key", order_id: "order_1", subscription_id: "", email: "", contact: "" };
const shown = { amount: 49_900, origin: "", name: "", description: "", request };

test("shows no button before its script is loaded", async () => {
  const page = String(await checkoutPage({ ...shown, methods: ["upi", "card"] }));
  expect(page).toContain("<body hidden>");
  const [, afterListeners = ""] = page.split('addEventListener("keydown", (event) => { if');
  expect(afterListeners).toContain("document.body.hidden = false;");
});

test("offers exactly the allowed methods", async () => {
  const page = String(await checkoutPage({ ...shown, methods: ["card", "emandate"] }));
  expect(page.match(/(?<=id="tab-)\w+/g)).toEqual(["card", "emandate"]);
  expect(page).toContain("Pay ₹499.00 by e-mandate");
});
