import { scrubSpan } from "./scrub-span";

it("removes personal data from a span's addresses, errors and name", () => {
  const span = {
    name: "fetch GET http://db.test/rest/v1/orders?email=eq.asha@kapas.test",
    attributes: {
      "http.url": "http://db.test/rest/v1/orders?email=eq.asha@kapas.test&phone=eq.%2B919876543210",
      "http.target": "/order-details/KP-2F4A-81C7-9D3E?t=s3cret",
      "url.query": "t=s3cret",
      "net.peer.ip": "203.0.113.7",
      "http.status_code": 200,
      "next.route": "/order-details/[orderId]",
    },
    events: [{ attributes: { "exception.message": "No user asha@kapas.test, +91 98765 43210" } }, {}],
  };
  scrubSpan(span);
  expect(JSON.stringify(span)).not.toMatch(/asha|98765|s3cret|203\.0/);
  expect(span.attributes).toMatchObject({
    "http.url": "http://db.test/rest/v1/orders?[hidden]",
    "http.target": "/order-details/KP-2F4A-81C7-9D3E?[hidden]",
    "http.status_code": 200,
    "next.route": "/order-details/[orderId]",
  });
});
