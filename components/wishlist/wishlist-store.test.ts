const tee = { id: 7, name: "Lotus Tee", size: null };

/** A page of a guest's tab, just loaded. */
async function loadPage() {
  vi.resetModules();
  const store = await import("./wishlist-store");
  store.subscribe(() => undefined);
  return store;
}

beforeEach(() => {
  const stored = new Map<string, string>();
  const addEventListener = () => undefined;
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  };
  vi.stubGlobal("document", { cookie: "", addEventListener });
  vi.stubGlobal("window", { localStorage, location: { pathname: "/", search: "" }, addEventListener });
  vi.stubGlobal(
    "BroadcastChannel",
    class {
      postMessage() {}
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it("fills a guest's heart until they log in, on the next page too, and empties it at the second tap", async () => {
  (await loadPage()).toggleWish(tee);
  const { isShownOnWishlist, toggleWish } = await loadPage();
  expect(isShownOnWishlist(7, null)).toBe(true);
  expect(isShownOnWishlist(8, null)).toBe(false);
  toggleWish(tee);
  expect(isShownOnWishlist(7, null)).toBe(false);
  expect((await loadPage()).isShownOnWishlist(7, null)).toBe(false);
});
