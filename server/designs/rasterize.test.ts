import { rasterize } from "./rasterize";

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${content}</svg>`;
const square = svg('<rect width="10" height="10" fill="#ff0000"/>');
/** resvg ends its process on a faded group outside of its picture. */
const ending = svg('<g opacity="0.5"><rect x="50" y="50" width="5" height="5"/></g>');

const refused = { code: "invalid_input", message: expect.stringContaining("We can't draw this design") };

it("draws in RGBA", async () => {
  const { bytes, width, height } = await rasterize(square, 20);
  expect([width, height, ...bytes.subarray(0, 4)]).toEqual([20, 20, 255, 0, 0, 255]);
});

it("refuses what ends the process that draws, each time, and draws what comes after it", async () => {
  const outcomes = await Promise.allSettled(
    [ending, square, ending, "<svg", square].map((one) => rasterize(one, 20)),
  );
  expect(outcomes).toEqual([
    { status: "rejected", reason: expect.objectContaining(refused) },
    { status: "fulfilled", value: expect.anything() },
    { status: "rejected", reason: expect.objectContaining(refused) },
    { status: "rejected", reason: expect.objectContaining(refused) },
    { status: "fulfilled", value: expect.anything() },
  ]);
});

it("opens no file of this machine", () => {
  expect(() => rasterize(svg('<image href="/etc/passwd"/>'), 20)).toThrow("can't show /etc/passwd");
});
