import { safeMarkup } from "../scene/safe-markup";
import { drawPattern, listPatterns } from "./patterns";

const drawn = (pattern: string, changes: Partial<Parameters<typeof drawPattern>[0]> = {}) => {
  const entry = listPatterns().find(({ id }) => id === pattern);
  const drawing = drawPattern({
    pattern,
    seed: 1,
    inks: [...(entry?.inks ?? [])],
    width: 200,
    height: 260,
    repeat: entry?.repeat ?? 20,
    ...changes,
  });
  if (!drawing) throw new Error(`no pattern ${pattern}`);
  return drawing;
};

const ids = listPatterns().map(({ id }) => id);

describe("the pattern maker", () => {
  it("has at least eight patterns, named in English and Hindi", () => {
    expect(ids.length).toBeGreaterThanOrEqual(8);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { name, inks, onDark } of listPatterns()) {
      expect(name.hi).toMatch(/^[\u0900-\u097f ]+$/);
      expect(onDark.length).toBe(inks.length);
    }
    expect(
      drawPattern({ pattern: "plaid", seed: 1, inks: ["#000000"], width: 50, height: 50, repeat: 10 }),
    ).toBeNull();
  });

  it.each(ids)("draws %s the same for the same seed and differently for another one", (id) => {
    expect(drawn(id, { seed: 42 })).toEqual(drawn(id, { seed: 42 }));
    const seeds = Array.from({ length: 12 }, (_, seed) => drawn(id, { seed }).markup);
    expect(new Set(seeds).size).toBe(12);
  });

  it.each(ids)("draws %s from shapes only, in its inks, in tenths of a millimetre", (id) => {
    const drawing = drawn(id);
    expect([drawing.width, drawing.height]).toEqual([2000, 2600]);
    expect(() => safeMarkup(drawing)).not.toThrow();
    expect(drawing.markup).not.toMatch(/NaN|undefined|Infinity|\de-/);
    const inks = ["#000001", "#000002", "#000003", "#000004"].slice(
      0,
      listPatterns().find((p) => p.id === id)?.inks.length,
    );
    const used = [0, 1, 2].flatMap((seed) =>
      [...drawn(id, { inks, seed }).markup.matchAll(/(?:fill|stroke)="(#[^"]*)"/g)].map(
        ([, ink = ""]) => ink,
      ),
    );
    expect([...new Set(used)].sort()).toEqual(inks);
  });

  it.each(ids)("keeps %s small, however large the field and however small the repeat", (id) => {
    for (const [width, height] of [
      [1000, 1000],
      [1000, 10],
      [10, 1000],
      [305, 406],
    ] as const) {
      const { markup } = drawn(id, { width, height, repeat: 4 });
      expect(markup.split("<").length).toBeLessThan(3000);
      expect(markup.length).toBeLessThan(1_000_000);
    }
  });

  it("has no line thinner than half a millimetre at its default size", () => {
    for (const id of ids) {
      const widths = [...drawn(id).markup.matchAll(/stroke-width="([\d.]+)"/g)].map(([, value]) =>
        Number(value),
      );
      expect([id, Math.min(...widths, 100) >= 5]).toEqual([id, true]);
    }
  });
});
