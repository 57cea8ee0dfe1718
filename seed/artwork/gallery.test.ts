import { createHash } from "node:crypto";
import { luminance } from "../../lib/designer/garments/cloth-look";
import { PRODUCTS } from "../catalog";
import { ARTWORKS } from "./gallery";
import { inksFor } from "./inks";
import { artworkSvg, renderArtwork } from "./render";

const CLOTHS = ["#f6f5f1", "#1d1d1f"] as const;

const inkedShare = (pixels: Uint8Array): number => {
  let inked = 0;
  for (let i = 3; i < pixels.length; i += 4) if ((pixels[i] ?? 0) > 40) inked += 1;
  return inked / (pixels.length / 4);
};

describe("the artworks", () => {
  it("are at least 40, all different, none empty, on light and on dark cloth", async () => {
    const hashes = new Map<string, string>();
    for (const [name, artwork] of Object.entries(ARTWORKS)) {
      for (const cloth of CLOTHS) {
        const { pixels } = await renderArtwork(artwork, cloth, 120);
        expect([name, inkedShare(pixels) > 0.02]).toEqual([name, true]);
        const hash = createHash("sha256").update(pixels).digest("hex");
        expect([name, hashes.get(hash) ?? name]).toEqual([name, name]);
        hashes.set(hash, name);
      }
    }
    expect(Object.keys(ARTWORKS).length).toBeGreaterThanOrEqual(44);
  });

  it("are there for every product that names one", () => {
    const missing = PRODUCTS.filter((p) => p.artwork && !ARTWORKS[p.artwork]).map((p) => p.name);
    expect(missing).toEqual([]);
  });

  it("hold paths only: no text elements and no links to files, which the renderer would draw wrongly or read", () => {
    for (const artwork of Object.values(ARTWORKS)) {
      expect(artworkSvg(artwork, "#f6f5f1")).not.toMatch(/<text|<image|href=/);
    }
  });

  it("keep their inks apart from the cloth", () => {
    const artwork = {
      light: ["#d8a031", "#000000", "#ffffff", "#d8a031"],
      dark: ["#d8a031", "#000000", "#ffffff", "#d8a031"],
    } as const;
    const [onMustard = ""] = inksFor(artwork, "#d8a031");
    expect(onMustard).not.toBe("#d8a031");
    expect(luminance(onMustard)).toBeGreaterThan(luminance("#d8a031"));
    expect(inksFor(artwork, "#1f2b46")[0]).toBe("#d8a031");
  });
});
