import { findTagsToExpire } from "./find-changes";
import { listStorefrontChanges } from "./repository";

vi.mock("./repository");

const answer = vi.mocked(listStorefrontChanges);

const noting = (...ids: number[]) =>
  answer.mockResolvedValueOnce({
    position: { upTo: "1", at: "2026-11-27T12:00:00Z" },
    isWhole: true,
    notes: ids.map((id) => ({ id, ageMs: 0, change: { subject: "pages" } })),
  });

const tagsAt = async (ms: number) => (await findTagsToExpire(ms)).tags;

beforeEach(async () => {
  globalThis.storefrontPlace = undefined;
  noting();
  await findTagsToExpire(-5000);
});

it("reports a change once, even if it arrives twice", async () => {
  noting(7);
  expect(await tagsAt(0)).toEqual(["pages"]);
  noting(7);
  expect(await tagsAt(1000)).toEqual([]);
});

it("expires a tag once more when a page in progress has finished, and then never again", async () => {
  noting(7);
  await findTagsToExpire(0);
  noting();
  expect(await tagsAt(2999)).toEqual([]);
  noting();
  expect(await tagsAt(3000)).toEqual(["pages"]);
  noting();
  expect(await tagsAt(60_000)).toEqual([]);
});

it("loses no change when the database does not respond", async () => {
  noting(7);
  await findTagsToExpire(0);
  answer.mockRejectedValueOnce(new Error("down"));
  await expect(findTagsToExpire(4000)).rejects.toThrow("down");
  noting();
  expect(await tagsAt(5000)).toEqual(["pages"]);
});

it("gives the author of a change the tags that another caller has read a moment before", async () => {
  noting(7);
  await findTagsToExpire(0);
  noting();
  expect(await findTagsToExpire(500)).toEqual({ tags: [], recent: ["pages"] });
});
