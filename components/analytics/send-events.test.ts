const beacon = jest.fn((_path: string, _body: string) => true);
const storage = { getItem: () => null, setItem: () => undefined };

/** A browser as the page finds it. */
function stubBrowser({ pathname = "/products", ...signals }: Record<string, unknown> = {}): void {
  const location = { search: "", pathname, host: "localhost", protocol: "http:" };
  const globals = {
    window: {
      location,
      sessionStorage: storage,
      localStorage: storage,
      screen: { width: 1280, height: 800 },
      matchMedia: () => ({ matches: true }),
    },
    document: { referrer: "", cookie: "" },
    navigator: { webdriver: false, doNotTrack: null, sendBeacon: beacon, ...signals },
  };
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

const known = (["window", "document", "navigator"] as const).map(
  (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
);
beforeEach(() => {
  jest.resetModules();
  beacon.mockClear();
});
afterAll(() => {
  for (const [name, descriptor] of known) {
    Reflect.deleteProperty(globalThis, name);
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
  }
});

async function reportOneView(): Promise<number> {
  const { record, send } = await import("./send-events");
  record("page_view", {});
  send();
  return beacon.mock.calls.length;
}

it("reports what a visitor does", async () => {
  stubBrowser();
  expect(await reportOneView()).toBe(1);
  expect(JSON.parse(beacon.mock.calls[0]?.[1] ?? "")).toMatchObject([{ eventType: "page_view" }]);
});

it.each([
  ["a bot", { webdriver: true }],
  ["the admin", { pathname: "/admin/orders" }],
  ["a browser with Global Privacy Control", { globalPrivacyControl: true }],
  ["a browser with Do Not Track", { doNotTrack: "1" }],
])("reports nothing of %s", async (_who, browser) => {
  stubBrowser(browser);
  expect(await reportOneView()).toBe(0);
});
