import { cookieSuffixOf, hostCookieOf } from "./cookie-suffix";

it("separates the cookies of two shops on one machine, but not on a real host", () => {
  expect(cookieSuffixOf("http://localhost:3000")).toBe("-3000");
  expect(cookieSuffixOf("http://127.0.0.1:3108")).toBe("-3108");
  expect(cookieSuffixOf("https://shop.example.com")).toBe("");
  expect(cookieSuffixOf("https://shop.example.com:8443")).toBe("");
  expect(cookieSuffixOf(undefined)).toBe("");
});

it("binds the server's cookies to the host where the shop has HTTPS", () => {
  expect(hostCookieOf("kapas-session", "https://shop.example.com")).toBe("__Host-kapas-session");
  expect(hostCookieOf("kapas-session", "http://localhost:3000")).toBe("kapas-session-3000");
  expect(hostCookieOf("kapas-session", undefined)).toBe("kapas-session");
});
