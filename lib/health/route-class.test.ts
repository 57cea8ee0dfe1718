import { routeClassOf } from "./route-class";

test.each([
  ["GET", "/", "page"],
  ["GET", "/products?q=tee.png", "page"],
  ["GET", "/adminer", "page"],
  ["GET", "/admin/orders/KP-1", "admin"],
  ["POST", "/cart", "action"],
  ["POST", "/admin/orders", "action"],
  ["POST", "/api/webhooks/razorpay", "webhook"],
  ["POST", "/api/jobs/run", "jobs"],
  ["GET", "/api/health", "api"],
  ["GET", "/_next/static/chunks/a.js", "file"],
  ["GET", "/icon.svg", "file"],
])("%s %s is %s", (method, url, expected) => {
  expect(routeClassOf(method, url)).toBe(expected);
});
