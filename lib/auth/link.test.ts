import { linkPath } from "./link";

const screen = "https://shop.example/auth";
const token = { token_hash: "abc", type: "email" };
const nextOf = (next: string) =>
  new URLSearchParams(linkPath("/auth-callback", { ...token, next })?.split("?")[1]).get("next");

it("passes a link's return path on to the other screen", () => {
  expect(nextOf("/checkout")).toBe("/checkout");
  expect(linkPath("/auth-callback", token)).toBe("/auth-callback?token_hash=abc&type=email");
  expect(linkPath("/auth-callback", { next: "/checkout" })).toBeNull();
});

it("unpacks the return path that a registration put into its email", () => {
  const plan = "/subscription/signup?plan=one-a-month";
  expect(nextOf(`${screen}?next=${encodeURIComponent(plan)}`)).toBe(plan);
  // An email with the plain path.
  expect(nextOf(`${screen}?next=${plan}`)).toBe(plan);
  expect(nextOf(screen)).toBeNull();
});
