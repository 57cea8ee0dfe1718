import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external";
import { everything } from "@/server/cache";
import { listStorefrontChanges } from "./repository";
import { watchStorefrontChanges } from "./watch-storefront-changes";

vi.mock("./repository");

const list = vi.mocked(listStorefrontChanges);
const position = { upTo: "1", at: "2026-11-27T12:00:00Z" };

beforeEach(() => {
  vi.useFakeTimers();
  globalThis.storefrontPlace = undefined;
  tagsManifest.clear();
  list.mockReset().mockResolvedValue({ position, isWhole: true, notes: [] });
});
afterEach(() => vi.useRealTimers());

const expired = () => [...tagsManifest.keys()];

it("expires changes since the build before the first visitor, and then checks each second", async () => {
  list.mockResolvedValueOnce({
    position,
    isWhole: true,
    notes: [{ id: 1, ageMs: 0, change: { subject: "pages" } }],
  });
  await watchStorefrontChanges();
  expect(list).toHaveBeenCalledWith({ upTo: null, at: expect.any(String) }, expect.any(AbortSignal));
  expect(expired()).toEqual(["pages"]);

  list.mockResolvedValueOnce({
    position,
    isWhole: true,
    notes: [{ id: 2, ageMs: 0, change: { subject: "logo" } }],
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(list).toHaveBeenLastCalledWith(position, expect.any(AbortSignal));
  expect(expired()).toEqual(["pages", "logo"]);
});

it("expires older pages only by changes of hours ago: pages that other instances have made since then are good", async () => {
  const hour = 3_600_000;
  list.mockResolvedValueOnce({
    ...{ position, isWhole: true },
    notes: [
      { id: 2, ageMs: 3 * hour, change: { subject: "pages" } },
      { id: 1, ageMs: 4 * hour, change: { subject: "pages" } },
    ],
  });
  const now = Date.now();
  await watchStorefrontChanges();
  expect(tagsManifest.get("pages")?.expired).toBe(now - 2 * hour);
  expect(globalThis.storefrontReadAt).toBe(now);
});

it("expires all pages of a build that is older than the recorded changes", async () => {
  list.mockResolvedValueOnce({ position, isWhole: false, notes: [] });
  await watchStorefrontChanges();
  expect(expired()).toEqual(everything);
});

it("expires all pages of the build when the database does not respond, and checks again", async () => {
  list.mockRejectedValueOnce(new Error("down"));
  await watchStorefrontChanges();
  expect(expired()).toEqual(everything);
  tagsManifest.clear();
  await vi.advanceTimersByTimeAsync(1000);
  expect([list.mock.calls.length, expired()]).toEqual([2, []]);
});

it("expires pages made without the database once it responds, until all that contain fallback data are finished", async () => {
  globalThis.makeshifts = new Map([["productSettings", performance.now()]]);
  list.mockRejectedValueOnce(new Error("down"));
  await watchStorefrontChanges();
  tagsManifest.clear();
  await vi.advanceTimersByTimeAsync(1000);
  expect(expired()).toEqual(["productSettings"]);
  await vi.advanceTimersByTimeAsync(20_000);
  tagsManifest.clear();
  await vi.advanceTimersByTimeAsync(5000);
  expect(expired()).toEqual([]);
});
