import { contactNotice } from "../privacy/collection-notices";
import { contactSchema } from "./schemas";

const written = {
  ...{ name: "Meera", email: "meera@example.com", topic: "other", orderNumber: "" },
  message: "First line\r\nSecond line",
  notice: contactNotice.version,
};

it("keeps the lines of a message, with uniform line endings", () => {
  expect(contactSchema.parse(written).message).toBe("First line\nSecond line");
});

it.each([
  ["name", "Meera\r\nBcc: other@example.com"],
  ["email", "meera@example.com\r\nBcc: other@example.com"],
  ["orderNumber", "KP-1\r\nBcc: other@example.com"],
  ["message", "Hello\u0000"],
  ["message", "   "],
  ["topic", "everything"],
])("refuses a wrong %s: %j", (field, text) => {
  const { error } = contactSchema.safeParse({ ...written, [field]: text });
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
});

const request = { ...written, topic: "bulk", quantity: "40" };

it.each([
  ["25", 25],
  [" 1,00,000 ", 100_000],
  ["४०", 40],
])("reads %j as the quantity of a quote", (quantity, count) => {
  expect(contactSchema.parse({ ...request, quantity })).toMatchObject({ quantity: count });
});

it.each([
  ["quantity", "", "Enter how many tees you need, as a number"],
  ["quantity", "about 40", "Enter how many tees you need, as a number"],
  ["quantity", "24", "Quotes start at 25 tees. For fewer, order directly."],
  ["quantity", "100001", "Enter at most 1,00,000 tees"],
  ["neededBy", "2026-02-30", "Choose a valid date"],
  ["phone", "12345", "Phone number must be at least 10 digits"],
  ["phone", "+14155550123", "Please enter a valid 10-digit Indian mobile number"],
  ["designLink", "javascript:alert(1)", "Paste the whole link, starting with https://"],
])("refuses a quote request with the %s %j", (field, text, message) => {
  const { error } = contactSchema.safeParse({ ...request, [field]: text });
  expect(error?.issues).toMatchObject([{ path: [field], message }]);
});

it("leaves out what a quote request does not have, and its order number", () => {
  const { orderNumber, neededBy, phone, designLink } = contactSchema.parse({
    ...{ ...request, orderNumber: "KP-1" },
    ...{ neededBy: " ", phone: "098765 43210", designLink: "" },
  });
  expect({ orderNumber, neededBy, phone, designLink }).toEqual({
    ...{ orderNumber: undefined, neededBy: null },
    ...{ phone: "+919876543210", designLink: null },
  });
});

it("ignores the hidden fields of a quote for another topic, and refuses unknown ones", () => {
  const sent = { ...written, quantity: "x", neededBy: "x", phone: "x", designLink: "x" };
  const { quantity, phone } = contactSchema.parse(sent);
  expect({ quantity, phone }).toEqual({});
  for (const form of [sent, request])
    expect(contactSchema.safeParse({ ...form, state: "done" }).success).toBe(false);
});
