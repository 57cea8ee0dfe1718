import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { z } from "zod";
import { conjuncts } from "@/scripts/designer/conjuncts";
import { openHarfbuzz, type ShapingFont } from "../../text-shaping/harfbuzz";
import { splitsSyllable } from "../../text-shaping/syllables";
import { findFont } from "./fonts";
import { layoutText } from "./text-layout";
import { outlineText } from "./text-outline";

const openFont = openHarfbuzz(new Uint8Array(readFileSync("node_modules/harfbuzzjs/dist/harfbuzz.wasm")));
const opened = new Map<string, ShapingFont>();
const fontOf = (id: string): ShapingFont => {
  const font = opened.get(id) ?? openFont(readFileSync(`${findFont(id)?.file}`));
  opened.set(id, font);
  return font;
};

const plain = { spacing: 0, leading: 1, align: "left", arc: 0 } as const;
const layout = (id: string, text: string, style: Partial<Parameters<typeof layoutText>[1]> = {}) =>
  layoutText(fontOf(id), { ...plain, text, ...style });

const settings = {
  straight: {},
  spaced: { spacing: 0.4 },
  curved: { arc: 60 },
  "curved inwards and spaced": { arc: -100, spacing: 0.1 },
};
type Conjunct = (typeof conjuncts)[number];
const texts = conjuncts.flatMap((each) => [each.word, each.phrase].map((text) => ({ ...each, text })));
const wordOf = ({ name, font, word }: Conjunct) => ({
  name,
  font,
  text: word,
  blocks: name === "Devanagari" ? 3 : 1,
});

/** The ids of each text's glyphs, by HarfBuzz's own npm package: shaped as a whole, with explicit script and language. */
function shapeWhole(): number[][] {
  const given = texts.map(({ text, tag, language, font }) => ({
    text,
    tag,
    language,
    file: `${findFont(font)?.file}`,
  }));
  const answer = execFileSync(process.execPath, ["testing/shape-whole.ts", JSON.stringify(given)]);
  return z.array(z.array(z.int())).parse(JSON.parse(answer.toString()));
}

describe("conjuncts of nine scripts", () => {
  const whole = shapeWhole();

  describe.each(texts.map((each, nr) => ({ ...each, ids: whole[nr] ?? [] })))(
    "$text in $name",
    ({ font, text, ids }) => {
      it.each(Object.entries(settings))("have HarfBuzz's glyphs in the same order when %s", (_, style) => {
        expect(ids).not.toContain(0);
        expect(layout(font, text, style).glyphs.map(({ id }) => id)).toEqual(ids);
      });

      it.each(Object.entries(settings))("are outlined glyph by glyph when %s", (_, style) => {
        const outline = outlineText(fontOf(font), { ...plain, text, size: 20, ...style });
        const letters = ids.flatMap((id) =>
          fontOf(font)
            .outlineOf(id)
            .map(({ letter }) => letter),
        );
        expect(outline.d.replaceAll(/[^A-Z]/g, "")).toBe(letters.join(""));
      });
    },
  );
});

const words = [...conjuncts.map(wordOf), { name: "Tamil", font: "baloo-thambi-2", text: "க்ஷ", blocks: 1 }];

/** `blocks`: the number of syllables that stay whole. */
describe.each(words)("$text in $name", ({ font, text, blocks }) => {
  it("is spaced between syllables, never within one", () => {
    const em = fontOf(font).unitsPerEm;
    const [near, wide] = [layout(font, text).glyphs, layout(font, text, { spacing: 1 }).glyphs];
    const begin = (wide[0]?.x ?? 0) - (near[0]?.x ?? 0);
    const moved = wide.map(({ x }, nr) => Math.round((x - (near[nr]?.x ?? 0) - begin) / em));
    expect(new Set(moved).size).toBe(blocks);
  });

  it("is rotated by whole syllables on a curve", () => {
    const turns = layout(font, text, { arc: 70 }).glyphs.map(({ turn }) => turn.toFixed(6));
    expect(new Set(turns).size).toBe(blocks);
  });
});

it("Tamil letters with a dot stand alone, other scripts' half letters don't", () => {
  expect(splitsSyllable("ப்பி", 2)).toBe(false);
  expect(splitsSyllable("स्क", 2)).toBe(true);
  expect(splitsSyllable("स्\u200cक", 3)).toBe(false);
});

describe("a line", () => {
  it("may mix scripts that its font has", () => {
    const font = fontOf("baloo-2");
    const parts = [...font.shape("Mumbai ", "ltr"), ...font.shape("हिन्दी", "ltr")].map(({ id }) => id);
    expect(layout("baloo-2", "Mumbai हिन्दी").glyphs.map(({ id }) => id)).toEqual(parts);
  });

  it("joins no letters that are spaced", () => {
    const [near, wide] = [layout("pacifico", "ffi"), layout("pacifico", "ffi", { spacing: 0.3 })];
    expect(wide.glyphs.length).toBeGreaterThan(near.glyphs.length);
  });

  it("omits letters that its font lacks, and names each once", () => {
    const { glyphs, missing } = layout("anton", "चA च🙂");
    expect(missing).toEqual(["च", "🙂"]);
    expect(glyphs).toHaveLength(2);
    expect(glyphs.map(({ id }) => id)).not.toContain(0);
  });

  it("treats tabs as spaces and drops other control characters", () => {
    const glyphs = (text: string) => layout("anton", text).glyphs.map(({ id }) => id);
    expect(glyphs("a\tb\u0007\u0000")).toEqual(glyphs("a b"));
    expect(layout("anton", "a\tb\u0007").missing).toEqual([]);
  });
});

describe("several lines", () => {
  const startsOf = (align: "left" | "center" | "right") => {
    const { glyphs } = layout("anton", "HHHH\nH", { align, leading: 1.5 });
    const em = fontOf("anton").unitsPerEm;
    expect(glyphs.map(({ y }) => y / em)).toEqual([0, 0, 0, 0, 1.5]);
    const advance = fontOf("anton").shape("H", "ltr")[0]?.xAdvance ?? 0;
    return Math.round(((glyphs[4]?.x ?? 0) - (glyphs[0]?.x ?? 0)) / advance);
  };

  it("are aligned to their start, end or middle", () => {
    expect([startsOf("left"), startsOf("right")]).toEqual([0, 3]);
    const { glyphs } = layout("anton", "HHH\nH", { align: "center" });
    expect(glyphs[3]?.x).toBeCloseTo(glyphs[1]?.x ?? 0);
  });

  it("keep their distance on a curve too, on circles around one point", () => {
    for (const arc of [50, -50]) {
      const font = fontOf("anton");
      const { glyphs } = layout("anton", "H\nH", { arc, align: "center", leading: 2 });
      expect((glyphs[1]?.y ?? 0) - (glyphs[0]?.y ?? 0)).toBeCloseTo(2 * font.unitsPerEm);
    }
  });
});

describe("a curve", () => {
  const turnsOf = (arc: number) => layout("anton", "OOOOOOOOOO", { arc }).glyphs.map(({ turn }) => turn);

  it("arches upwards when positive and downwards when negative, symmetrically", () => {
    const [first = 0, ...rest] = turnsOf(40);
    expect(first).toBeLessThan(0);
    expect(rest.at(-1)).toBeCloseTo(-first);
    expect(turnsOf(-40)[0]).toBeGreaterThan(0);
  });

  it("is a full circle at 100, whose last letter does not touch the first", () => {
    const turns = turnsOf(100);
    const step = (turns[1] ?? 0) - (turns[0] ?? 0);
    const gap = 2 * Math.PI - ((turns.at(-1) ?? 0) - (turns[0] ?? 0));
    expect(gap).toBeGreaterThan(step);
    expect(gap).toBeLessThan(2 * step);
  });
});
