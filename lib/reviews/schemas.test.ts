import { reviewNotice } from "../privacy/collection-notices";
import { decideReviewSchema, saveReviewSchema } from "./schemas";

const form = {
  ...{ orderNumber: "KP-0000-0000-0000", token: "t", itemId: "7", rev: "0", stars: "5" },
  ...{ title: "", body: "Soft", fit: "", photos: "", notice: reviewNotice.version },
};
const problemOf = (change: Record<string, unknown>) => {
  const { error } = saveReviewSchema.safeParse({ ...form, ...change });
  return error?.issues[0] && [error.issues[0].path.join("."), error.issues[0].message];
};

test("parses a form as a browser sends it, with or without scripts", () => {
  const photo = "0d9b1c1e-3f63-4d0c-8b9e-8a4b4f3a1c11";
  expect(
    saveReviewSchema.parse({ ...form, body: " Soft\r\nand light ", fit: "fits_small", photos: `${photo},` }),
  ).toMatchObject({
    ...{ itemId: 7, rev: 0, stars: 5, body: "Soft\nand light", fit: "fits_small", photos: [photo] },
  });
  const { fit: _, ...withoutFit } = form;
  expect(saveReviewSchema.parse(withoutFit)).toMatchObject({ fit: null });
});

test.each([
  [{ stars: undefined }, "stars"],
  [{ stars: "0" }, "stars"],
  [{ stars: "6" }, "stars"],
  [{ stars: "4.5" }, "stars"],
  [{ body: " \u200b " }, "body"],
  [{ body: "x".repeat(2001) }, "body"],
  [{ body: "a\u0000b" }, "body"],
  [{ body: "a\u202eb" }, "body"],
  [{ title: "a\nb" }, "title"],
  [{ title: "x".repeat(81) }, "title"],
  [{ fit: "tight" }, "fit"],
  [{ photos: "../../etc/passwd" }, "photos.0"],
  [{ photos: Array(5).fill("0d9b1c1e-3f63-4d0c-8b9e-8a4b4f3a1c11").join() }, "photos"],
  [{ itemId: "-1" }, "itemId"],
])("refuses %j", (change, field) => expect(problemOf(change)?.[0]).toBe(field));

test("reports missing stars with a message, and keeps script as plain text", () => {
  expect(problemOf({ stars: undefined })).toEqual(["stars", "Please choose how many stars"]);
  expect(saveReviewSchema.parse({ ...form, body: "<script>alert(1)</script>" }).body).toBe(
    "<script>alert(1)</script>",
  );
});

test.each([
  [{ decision: "rejected", refusal: null }, false],
  [{ decision: "rejected", refusal: "other" }, false],
  [{ decision: "rejected", refusal: "other", note: "Two people in it" }, true],
  [{ decision: "rejected", refusal: "photo" }, true],
  [{ decision: "published", refusal: "photo" }, false],
  [{ decision: "published", refusal: null }, true],
])('a decision requires a reason, and the reason "other" a text: %j', (change, isRight) =>
  expect(decideReviewSchema.safeParse({ id: 1, rev: 1, note: "", ...change }).success).toBe(isRight),
);
