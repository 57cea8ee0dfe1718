import { canUndo, describeCounts, describeJob, describeUndo, percentOf } from "./job";

it("describes the result of a job, successes first", () => {
  expect(describeCounts({ refused: 2, changed: 1412, skipped: 4, added: 3 })).toBe(
    "3 added, 1,412 changed, 2 refused, 4 skipped",
  );
  expect(describeCounts({ changed: 0 })).toBe("");
});

it("describes a job's progress, even without a known total", () => {
  expect(describeJob({ state: "running", done: 50, total: 5000 })).toBe("Running, 50 of 5,000");
  expect(describeJob({ state: "cancelled", done: 50, total: 0 })).toBe("Cancelled after 50");
  expect(percentOf({ done: 999, total: 1000 })).toBe(99);
  expect(percentOf({ done: 5, total: 0 })).toBeNull();
});

describe("Undo", () => {
  const now = new Date("2026-11-20T10:00:00Z");
  const job = {
    kind: "products.change",
    counts: { changed: 3, refused: 1 },
    isOwn: true,
    undoneBy: null,
    finishedAt: "2026-11-14T10:00:00Z",
  };

  it("is offered to the starter of a bulk change for a week", () => {
    expect(canUndo(job, now)).toBe(true);
    expect(canUndo({ ...job, kind: "products.stock" }, now)).toBe(true);
  });

  it.each([
    ["of someone else", { isOwn: false }],
    ["that is undone already", { undoneBy: "it" }],
    ["that runs", { finishedAt: null }],
    ["that changed nothing", { counts: { refused: 3 } }],
    ["that deleted", { counts: { deleted: 3 } }],
    ["of a file", { kind: "products.import" }],
    ["of last week", { finishedAt: "2026-11-13T09:59:59Z" }],
  ])("is not offered for a job %s", (_what, more) => {
    expect(canUndo({ ...job, ...more }, now)).toBe(false);
  });

  it("reports how many were left unchanged", () => {
    expect(describeUndo(0)).toBe("Change undone");
    expect(describeUndo(2)).toBe("Change undone, except 2 items: see why");
    expect(describeUndo(null)).toBe("Undo started");
  });
});
