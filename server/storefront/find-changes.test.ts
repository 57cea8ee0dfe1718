import { findTagsToThrowAway } from "./find-changes";
import { listStorefrontChanges } from "./repository";

jest.mock("./repository");

const answer = jest.mocked(listStorefrontChanges);

const noting = (...ids: number[]) =>
  answer.mockResolvedValueOnce({
    upTo: "1",
    notes: ids.map((id) => ({ id, change: { subject: "pages" } })),
  });

beforeEach(() => {
  globalThis.storefrontPlace = undefined;
});

it("tells of a note once, though it comes twice", async () => {
  noting(7);
  expect(await findTagsToThrowAway(0)).toEqual(["pages"]);
  noting(7);
  expect(await findTagsToThrowAway(1000)).toEqual([]);
});

it("throws a tag away once more when a page that was being made is finished, and then never again", async () => {
  noting(7);
  await findTagsToThrowAway(0);
  noting();
  expect(await findTagsToThrowAway(2999)).toEqual([]);
  noting();
  expect(await findTagsToThrowAway(3000)).toEqual(["pages"]);
  noting();
  expect(await findTagsToThrowAway(60_000)).toEqual([]);
});

it("forgets nothing when the database does not answer", async () => {
  noting(7);
  await findTagsToThrowAway(0);
  answer.mockRejectedValueOnce(new Error("down"));
  expect(await findTagsToThrowAway(4000)).toEqual([]);
  noting();
  expect(await findTagsToThrowAway(5000)).toEqual(["pages"]);
});
