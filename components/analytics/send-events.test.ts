const beacon = vi.fn((_path: string, _body: string) => true);
const storage = { getItem: () => null, setItem: () => undefined };

/** Stubs the browser globals that the module reads. */
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
  vi.resetModules();
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

it("sends the events of an ordinary visit", async () => {
  stubBrowser();
  expect(await reportOneView()).toBe(1);
  expect(JSON.parse(beacon.mock.calls[0]?.[1] ?? "")).toMatchObject([{ eventType: "page_view" }]);
});

it.each([
  ["a bot", { webdriver: true }],
  ["the admin", { pathname: "/admin/orders" }],
  ["a browser with Global Privacy Control", { globalPrivacyControl: true }],
  ["a browser with Do Not Track", { doNotTrack: "1" }],
])("sends no events of %s", async (_who, browser) => {
  stubBrowser(browser);
  expect(await reportOneView()).toBe(0);
});
