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
