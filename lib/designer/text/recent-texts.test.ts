import { recentTexts } from "./recent-texts";

const size = { box: { x: 0, y: 0, width: 0, height: 0 }, missing: [] };
const storedAfter = (paths: readonly string[], asked: readonly number[] = []) => {
  const texts = recentTexts();
  paths.forEach((d, nr) => {
    texts.store(String(nr), { ...size, d });
    for (const again of asked) texts.store(String(again), texts.find(String(again)) ?? size);
  });
  return paths.flatMap((_, nr) => (texts.find(String(nr)) ? [nr] : []));
};

it("keeps the latest 300 texts, and those that are requested again", () => {
  const paths = Array<string>(302).fill("M0 0");
  expect(storedAfter(paths)).toEqual(paths.map((_, nr) => nr).slice(2));
  expect(storedAfter(paths, [0])).toEqual([0, ...paths.map((_, nr) => nr).slice(3)]);
});

it("keeps at most 20 million characters of paths, however few texts they are", () => {
  const long = "M".repeat(5_000_000);
  expect(storedAfter([long, "", long, long, long])).toEqual([0, 1, 2, 3, 4]);
  expect(storedAfter([long, "", long, long, long, "M"])).toEqual([1, 2, 3, 4, 5]);
  expect(storedAfter([long, long], [1, 1, 1, 1, 1])).toEqual([0, 1]);
});
