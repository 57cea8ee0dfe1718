import {
  explainMissingFiles,
  explainNotPrinted,
  folderOf,
  formatPrintSize,
  formatSideName,
  hasFiles,
} from "./admin-designs";
import { orderStatuses } from "./order";

test("a design has its files when each printed side has a PNG and outlines", () => {
  const side = { view: "front" as const, widthMm: 10, heightMm: 10 };
  const file = {
    view: "front" as const,
    kind: "png" as const,
    path: "a",
    sha256: "b",
    widthPx: 1,
    heightPx: 1,
    bytes: 1,
    madeAt: "",
  };
  expect(hasFiles({ prints: [side], files: [] })).toBe(false);
  expect(hasFiles({ prints: [side], files: [file] })).toBe(false);
  expect(hasFiles({ prints: [side], files: [file, { ...file, kind: "svg" }] })).toBe(true);
});

test("explains to staff why files are late, and that no action is needed", () => {
  const review = { submissionId: "a", state: "approved" as const };
  const none = { problem: null, attempts: 0, review };
  expect(explainMissingFiles(none, "Confirmed")).toMatch(/Making the files/);
  expect(explainMissingFiles({ ...none, review: { ...review, state: "waiting" } }, "Confirmed")).toMatch(
    /once all designs are approved/,
  );
  expect(explainMissingFiles(none, "COD Review")).toBe("Print files are made when the order is confirmed.");
  expect(explainMissingFiles(none, "Shipped")).toMatch(/^No files/);
  expect(
    explainMissingFiles({ ...none, problem: "One of its pictures is gone", attempts: 3 }, "Packed"),
  ).toBe(
    "The files couldn't be made, 3 times so far: One of its pictures is gone. We'll retry automatically.",
  );
});

test("nothing is printed before an order is confirmed, or after it is cancelled", () => {
  expect(orderStatuses.filter((status) => explainNotPrinted(status) !== null)).toEqual([
    "Pending Payment",
    "COD Review",
    "Cancelled",
  ]);
  expect(explainNotPrinted("Pending Payment")).toMatch(/Not confirmed yet/);
});

test("folders of a ZIP are numbered, whatever script a name is in", () => {
  expect(folderOf({ name: "Mumbai Local!" }, 0)).toBe("1-mumbai-local");
  expect(folderOf({ name: "मुंबई" }, 1)).toBe("2");
  expect(folderOf({ name: "Tigers: Asha 7" }, 3)).toBe("4-tigers-asha-7");
  expect(folderOf({ name: "../../etc" }, 2)).toBe("3-etc");
});

test("formats sides and print sizes, in centimetres and inches", () => {
  expect((["front", "back", "right"] as const).map(formatSideName)).toEqual([
    "Front",
    "Back",
    "Right sleeve",
  ]);
  expect(formatPrintSize({ widthMm: 203.2, heightMm: 254 })).toBe("20.3 × 25.4 cm (8 × 10 in)");
});
