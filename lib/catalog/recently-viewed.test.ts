import { toPaise } from "@/lib/money";
import { fc } from "@/testing/fast-check";
import { parseViewed, rememberViewed } from "./recently-viewed";

const product = (id: number) => ({
  id,
  slug: `tee-${id}`,
  name: `Tee ${id}`,
  pricePaise: toPaise(499),
  imageUrl: "https://x.test/a-320.webp",
});

describe("recently viewed", () => {
  it("keeps each product once, newest first, and nine at most", () => {
    let viewed = parseViewed(null);
    for (const id of [1, 2, 3, 1]) viewed = rememberViewed(viewed, product(id));
    expect(viewed.map(({ id }) => id)).toEqual([1, 3, 2]);
    for (let id = 10; id < 40; id += 1) viewed = rememberViewed(viewed, product(id));
    expect(viewed).toHaveLength(9);
  });

  it("survives a round trip through storage", () => {
    const viewed = [product(1), product(2)];
    expect(parseViewed(JSON.stringify(viewed))).toEqual(viewed);
  });

  it("never throws on broken storage, and accepts no script as a picture", () => {
    expect(parseViewed('[{"id":1},null,7]')).toEqual([]);
    expect(parseViewed(JSON.stringify([{ ...product(1), imageUrl: "javascript:alert(1)" }]))).toEqual([]);
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => Array.isArray(parseViewed(text))));
  });
});
