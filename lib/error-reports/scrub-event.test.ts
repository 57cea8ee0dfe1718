import { scrubEnvelope } from "./scrub-envelope";
import { scrubEvent, withoutQuery } from "./scrub-event";

const canaries = ["9876543210", "asha@example.com", "482913", "Asha Rao", "s3cr3t"];

function expectClean(value: unknown) {
  const text = JSON.stringify(value);
  for (const canary of canaries) expect(text).not.toContain(canary);
}

const event = {
  event_id: "0123456789abcdef0123456789abcdef",
  platform: "javascript",
  server_name: "asha-laptop",
  user: { id: "1", email: "asha@example.com", ip_address: "49.36.12.200" },
  request: {
    url: "https://shop.example.com/order-success?token=s3cr3t",
    query_string: "token=s3cr3t",
    headers: { cookie: "sb-token=s3cr3t", "user-agent": "x" },
    cookies: { a: "s3cr3t" },
    data: { phone: 9876543210, otp: 482913 },
  },
  exception: {
    values: [
      {
        type: "BackendError",
        value: "verify: no code 482913 for +919876543210 or asha@example.com",
        mechanism: { type: "onerror", handled: false, data: { target: "Asha Rao" } },
        stacktrace: {
          frames: [
            {
              filename: "https://shop.example.com/_next/static/chunks/a.js?token=s3cr3t",
              function: "verify",
              lineno: 3,
              vars: { phone: "9876543210" },
              context_line: "const name = 'Asha Rao'",
            },
          ],
        },
      },
    ],
  },
  breadcrumbs: [
    {
      category: "fetch",
      data: { url: "/api/quote?phone=9876543210", method: "POST", status_code: 500, body: "Asha Rao" },
    },
    { category: "ui.click", message: 'button[aria-label="Edit Asha Rao"]' },
    { category: "navigation", data: { from: "/auth?email=asha@example.com", to: "/account#s3cr3t" } },
  ],
  contexts: {
    trace: {
      trace_id: "0123456789abcdef0123456789abcdef",
      span_id: "0123456789abcdef",
      data: { "url.query": "?t=s3cr3t" },
    },
    device: { name: "Asha Rao" },
    response: { body: "Asha Rao" },
  },
  extra: { orderId: 12, customer: "Asha Rao", note: { phone: 9876543210, callBack: 9876543210 } },
  tags: { where: "order-details", mail: "asha@example.com" },
  modules: { next: "16" },
  somethingNew: "Asha Rao",
};

describe("an event", () => {
  const clean = scrubEvent(event);

  it("is sent without people, requests and variables", () => {
    expectClean(clean);
    expect(clean).not.toHaveProperty("user");
    expect(clean).not.toHaveProperty("server_name");
    expect(clean.request).toEqual({ url: "https://shop.example.com/order-success" });
  });

  it("still contains what broke, and where", () => {
    const [thrown] = clean.exception.values;
    expect(thrown).toEqual({
      type: "BackendError",
      value: "verify: no code [hidden] for [phone] or [mail]",
      mechanism: { type: "onerror", handled: false },
      stacktrace: {
        frames: [
          {
            filename: "https://shop.example.com/_next/static/chunks/a.js",
            function: "verify",
            lineno: 3,
          },
        ],
      },
    });
    expect(clean.event_id).toBe(event.event_id);
    expect(clean.contexts.trace).toEqual({ ...event.contexts.trace, data: {} });
    expect(clean.breadcrumbs[0]).toEqual({
      category: "fetch",
      data: { url: "/api/quote", method: "POST", status_code: 500 },
    });
    expect(clean.breadcrumbs[2]?.data).toEqual({ from: "/auth", to: "/account" });
  });

  it("is the same when it is scrubbed twice", () => {
    expect(scrubEvent(clean)).toEqual(clean);
  });
});

describe("an envelope", () => {
  const headers = {
    event_id: event.event_id,
    trace: { trace_id: event.event_id, transaction: "/designs/s3cr3t" },
  };
  const recorded = [
    {
      type: 4,
      timestamp: 1_764_090_000_000,
      data: { href: "https://shop.example.com/left-cart/s3cr3t?x=1" },
    },
    {
      type: 2,
      data: {
        node: {
          childNodes: [
            { tagName: "a", attributes: { href: "/order-details/KP-1?token=s3cr3t", title: "Asha Rao" } },
            { tagName: "a", attributes: { href: "tel:+919876543210", "aria-label": "Asha Rao" } },
            { type: 3, textContent: "Asha Rao" },
            { type: 3, isStyle: true, textContent: ".a{line-height:1.6666666667}" },
          ],
        },
      },
    },
    { type: 5, data: { tag: "performanceSpan", payload: { description: "/api/search?q=asha@example.com" } } },
  ];
  const recording = (payload: unknown) => [{ type: "replay_recording", length: 1 }, payload];
  const first = '{"segment_id":0}\n';

  it("keeps scrubbed events, transactions, and a recording with its length", () => {
    const clean = scrubEnvelope([
      headers,
      [
        [
          { type: "transaction" },
          {
            ...event,
            type: "transaction",
            spans: [{ data: { "http.query": "s3cr3t" }, description: "GET /x?t=s3cr3t" }],
          },
        ],
        [{ type: "replay_event" }, { urls: ["https://shop.example.com/wishlist/s3cr3t?a"], replay_id: "r" }],
        recording(first + JSON.stringify(recorded)),
      ],
    ]);
    expectClean(clean);
    const [head, text] = clean?.[1][2] ?? [];
    expect(head).toEqual({ type: "replay_recording", length: `${text}`.length });
    expect(`${text}`.startsWith(first)).toBe(true);
    expect(`${text}`).toContain("/order-details/KP-1");
    expect(`${text}`).toContain('"textContent":"**** ***"');
    expect(`${text}`).toContain(".a{line-height:1.6666666667}");
  });

  it("drops what can't be checked, and unknown parts", () => {
    const kinds = ["session", "log", "attachment", "feedback", "profile", "check_in"];
    expect(scrubEnvelope([headers, kinds.map((type) => [{ type }, { text: "Asha Rao" }])])).toBeNull();
    expect(scrubEnvelope([headers, [recording(new Uint8Array([1, 2]))]])).toBeNull();
  });
});

it("keeps a script's name, and drops its query", () => {
  const script = "https://shop.example.com/_next/static/chunks/0aB3kJd92LsPq0xVb7NzRt5Yw81.js";
  expect(withoutQuery(`${script}?dpl=1`)).toBe(script);
  expect(withoutQuery("https://shop.example.com/designs/a1b2?token=x")).toBe(
    "https://shop.example.com/designs/[token]",
  );
});
