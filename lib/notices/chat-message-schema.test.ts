import { chatMessageSchema } from "./chat-message-schema";

const takes = (path: string) => chatMessageSchema.safeParse({ text: "Hello", path }).success;

it("accepts only paths within the admin", () => {
  expect(["/admin", "/admin/orders/KP-1", "/admin/orders/KP-1/prints/front.png"].every(takes)).toBe(true);
  const outside = [
    "/admin/../../evil",
    "/admin/..",
    "//admin",
    "/admin//evil.example",
    "/admin\\evil",
    "/admins",
  ];
  expect(outside.filter(takes)).toEqual([]);
});
