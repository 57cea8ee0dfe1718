import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { placementOf } from "@/lib/designer/printing/placements";
import { cuts } from "@/lib/designer/printing/print-areas";
import { GarmentPicture } from "./garment-picture";

type Props = ComponentProps<typeof GarmentPicture>;

const draw = (props: Partial<Props>): string =>
  renderToStaticMarkup(
    <GarmentPicture cut="regular" picture="front" clothHex="#1d1d1f" isMelange={false} alt="" {...props} />,
  );

/** The position of a garment point, given in units of 1000 x 1250, as percentages of the picture's width and height. */
const positionOf = (html: string, [x, y]: readonly [number, number]): [number, number] => {
  const [, left, top, width, height, angle] =
    /left:([\d.-]+)%;top:([\d.-]+)%;width:([\d.]+)%;height:([\d.]+)%;max-width:none;transform:rotate\(([\d.-]+)deg\)/.exec(
      html,
    ) ?? [];
  const turn = (Number(angle) * Math.PI) / 180;
  // In units where the picture is 4 wide and 5 high.
  const [u, v] = [((x / 1000) * Number(width) * 4) / 100, ((y / 1250) * Number(height) * 5) / 100];
  const right = Number(left) / 100 + (u * Math.cos(turn) - v * Math.sin(turn)) / 4;
  const down = Number(top) / 100 + (u * Math.sin(turn) + v * Math.cos(turn)) / 5;
  return [right * 100, down * 100];
};

describe("the picture of a tee", () => {
  it.each(cuts)("shows a sleeve upright, with its print area in the middle: %s", (cut) => {
    for (const view of ["left", "right"] as const) {
      const [right, down] = positionOf(draw({ cut, view }), placementOf(cut, view).centre);
      expect(right).toBeCloseTo(50, 1);
      expect(down).toBeCloseTo(50, 1);
    }
  });

  it.each(cuts)("shows the collar above the print area: %s", (cut) => {
    const html = draw({ cut, view: "front" });
    const [right, down] = positionOf(html, placementOf(cut, "front").centre);
    expect(right).toBeCloseTo(50, 1);
    expect(down).toBeGreaterThan(52);
    expect(down).toBeLessThan(62);
  });

  it("has no visible edge on a stage", () => {
    const ground = (html: string) => /<img src="[^"]*ground\.webp"[^>]*>/.exec(html)?.[0];
    expect(ground(draw({ view: "front" }))).toContain("mask-composite:intersect");
    expect(ground(draw({}))).not.toContain("mask");
  });

  it("has one text alternative for screen readers", () => {
    const html = draw({ alt: "A black tee from the front" });
    expect(html.match(/A black tee from the front/g)).toHaveLength(1);
    expect(html.match(/alt=""/g)).toHaveLength(3);
  });

  it("loads a picture lazily, and the first one eagerly", () => {
    expect(draw({})).toContain('loading="lazy"');
    expect(draw({ isUrgent: true })).not.toContain("lazy");
  });

  it("shows yarns where the cloth is a melange, and a neck label only on the front", () => {
    expect(draw({ isMelange: true })).toContain("heather.webp");
    expect(draw({})).not.toContain("heather.webp");
    expect(draw({})).toContain("regular-front.label.svg");
    expect(draw({ picture: "back" })).not.toContain("label");
  });

  it("draws folds and stitches over the print", () => {
    const html = draw({ children: <svg id="print" /> });
    expect(html.indexOf("mask.svg")).toBeLessThan(html.indexOf("print"));
    expect(html.indexOf("print")).toBeLessThan(html.indexOf("dark.webp"));
    expect(html.indexOf("print")).toBeLessThan(html.indexOf("seams.svg"));
  });
});
