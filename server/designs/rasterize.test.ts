import { rasterize } from "./rasterize";

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${content}</svg>`;
const square = svg('<rect width="10" height="10" fill="#ff0000"/>');
/** resvg aborts its process on a faded group outside of its picture. */
const ending = svg('<g opacity="0.5"><rect x="50" y="50" width="5" height="5"/></g>');

const sheet = (svg: string) => [{ svg, opacity: 1 }];

const refused = { code: "invalid_input", message: expect.stringContaining("We can't draw this design") };

it("draws a print with an alpha channel", async () => {
  const { bytes, width, height } = await rasterize(sheet(square), 20);
  expect([width, height, ...bytes.subarray(0, 4)]).toEqual([20, 20, 255, 0, 0, 255]);
});

it("composites faded layers over those before them", async () => {
  const half = (colour: string) => ({
    svg: svg(`<rect width="10" height="10" fill="${colour}"/>`),
    opacity: 0.5,
  });
  const empty = { svg: svg(""), opacity: 1 };
  const pixelOf = async (...sheets: { svg: string; opacity: number }[]) => [
    ...(await rasterize(sheets, 20)).bytes.subarray(0, 4),
  ];
  expect(await pixelOf({ svg: square, opacity: 1 }, half("#0000ff"))).toEqual([128, 0, 128, 255]);
  expect(await pixelOf(empty, half("#0000ff"))).toEqual([0, 0, 128, 128]);
});

it("refuses a drawing that aborts the child, each time, and continues with the next", async () => {
  const outcomes = await Promise.allSettled(
    [ending, square, ending, "<svg", square].map((one) => rasterize(sheet(one), 20)),
  );
  expect(outcomes).toEqual([
    { status: "rejected", reason: expect.objectContaining(refused) },
    { status: "fulfilled", value: expect.anything() },
    { status: "rejected", reason: expect.objectContaining(refused) },
    { status: "rejected", reason: expect.objectContaining(refused) },
    { status: "fulfilled", value: expect.anything() },
  ]);
});

it("opens no file of this machine", async () => {
  await expect(rasterize(sheet(svg('<image href="/etc/passwd"/>')), 20)).rejects.toThrow(
    "can't show /etc/passwd",
  );
});

/** Some seconds of work for resvg. */
const slow = svg(
  Array.from({ length: 40 }, () => `<svg width="10" height="10" overflow="hidden">${square}</svg>`).join(""),
);

it("stops an aborted drawing, running or waiting, and continues with the next", async () => {
  const [running, waiting] = [new AbortController(), new AbortController()];
  const started = rasterize(sheet(slow), 6000, { signal: running.signal });
  const stopped = Promise.allSettled([started, rasterize(sheet(slow), 6000, { signal: waiting.signal })]);
  const next = rasterize(sheet(square), 20);
  waiting.abort(new Error("left"));
  running.abort(new Error("left"));
  for (const outcome of await stopped)
    expect(outcome).toMatchObject({ status: "rejected", reason: { message: "left" } });
  expect(await next).toMatchObject({ width: 20 });
});

it("refuses a drawing that exceeds the child's memory limit, and continues with the next", async () => {
  await expect(rasterize(sheet(square), 24_000)).rejects.toMatchObject(refused);
  expect(await rasterize(sheet(square), 20)).toMatchObject({ width: 20 });
});

it("draws print files while visitors wait", async () => {
  const leave = new AbortController();
  const visitor = rasterize(sheet(slow), 6000, { signal: leave.signal });
  expect(await rasterize(sheet(square), 20, { lane: "press" })).toMatchObject({ width: 20 });
  leave.abort(new Error("left"));
  await expect(visitor).rejects.toThrow("left");
});
