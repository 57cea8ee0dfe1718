import { cacheForVisitor } from "./visitor-cache";

it("lets the browser cache a successful response for its own cookies", () => {
  const { headers } = cacheForVisitor(new Response("{}"), 30);
  expect([headers.get("cache-control"), headers.get("vary")]).toEqual(["private, max-age=30", "Cookie"]);
});

it("keeps a refusal out of every cache", () => {
  const refusal = new Response("{}", { status: 401, headers: { "cache-control": "private, no-store" } });
  const { headers } = cacheForVisitor(refusal, 30);
  expect([headers.get("cache-control"), headers.get("vary")]).toEqual(["private, no-store", null]);
});
