import { cookieSuffixOf } from "./cookie-suffix";

it("two shops on one machine keep their cookies apart; a real host needs no such thing", () => {
  expect(cookieSuffixOf("http://localhost:3000")).toBe("-3000");
  expect(cookieSuffixOf("http://127.0.0.1:3108")).toBe("-3108");
  expect(cookieSuffixOf("https://shop.example.com")).toBe("");
  expect(cookieSuffixOf("https://shop.example.com:8443")).toBe("");
  expect(cookieSuffixOf(undefined)).toBe("");
});
