import { readFileSync } from "node:fs";
import { limits } from "./limits";
import { unprovenCaps } from "./unproven";

const all = Object.values(limits);

function spell(seconds: number): string {
  const units = [
    ["day", 86_400],
    ["hour", 3600],
    ["minute", 60],
  ] as const;
  const [unit, size] = units.find(([, length]) => seconds % length === 0) ?? (["second", 1] as const);
  const count = seconds / size;
  return count === 1 ? unit : `${count} ${unit}s`;
}

function puzzleFrom(limit: (typeof all)[number]): number | null {
  if (!("puzzle" in limit)) return null;
  return (limit.puzzle === "half" ? Math.floor(limit.limit / 2) : limit.limit) + 1;
}

/** The first four cells of the limit's row in docs/operations.md. */
function rowOf(limit: (typeof all)[number]): string {
  const puzzle = `${puzzleFrom(limit) ?? ""}${"puzzle" in limit ? "." : ""}`;
  return `| \`${limit.bucket}\` | ${limit.by} | ${limit.limit} in a ${spell(limit.seconds)} | ${puzzle} |`
    .replace(/in a (\d)/, "in $1")
    .replace("in a hour", "in an hour");
}

test("docs/operations.md lists every limit with its value and reason", () => {
  const page = readFileSync("docs/operations.md", "utf8");
  const rows = page
    .split("\n")
    .filter((line) =>
      /^\| `[a-z-]+` \| (visitor|guest|browser|person|phone|email|account|device|sent code|order|shop|instance)/.test(
        line,
      ),
    );
  const facts = rows.map((row) => `${row.split("|").slice(0, 5).join("|")}|`);
  expect(facts.map((row) => row.replace(/ +\|/g, " |"))).toEqual(
    all.map((limit) => rowOf(limit).replace(/ +\|/g, " |")),
  );
  for (const row of rows) expect(row.split("|")[5]?.trim()).toMatch(/\w{3,}/);
});

test("docs/operations.md lists every cap of unproven orders", () => {
  const page = readFileSync("docs/operations.md", "utf8");
  const listed = [...page.matchAll(/^\| `(\w+)` \| (\d+) \| (?:orders|of these|items)/gm)].map(
    ([, cap, max]) => [cap, Number(max)],
  );
  const { seconds, ...caps } = unprovenCaps;
  expect(seconds).toBe(3600);
  expect(listed).toEqual(Object.entries(caps));
});

test("each limit has its own counter", () => {
  expect(new Set(all.map(({ bucket }) => bucket)).size).toBe(all.length);
});

test("requires a puzzle before the limit is full", () => {
  for (const limit of all) if ("puzzle" in limit) expect(limit.limit).toBeGreaterThan(2);
});

test("never refuses an order for a phone or mailbox that anyone can type, but requires a puzzle", () => {
  for (const name of ["placePhone", "placeEmail"] as const) {
    expect({ name, puzzle: limits[name].puzzle }).toEqual({ name, puzzle: "full" });
  }
});

test("a shop-wide counter, which strangers can fill, never refuses but requires a puzzle when full", () => {
  const shopWide = Object.values<{ bucket: string; by: string; puzzle?: string }>(limits).filter(
    ({ by }) => by === "shop",
  );
  expect(shopWide.length).toBeGreaterThan(5);
  expect(shopWide.filter(({ puzzle }) => puzzle !== "full")).toEqual([]);
});

test("100 customers of one office fit into an hour: each submits twice, gets 15 quotes and requests two codes", () => {
  const buyers = 100;
  const inAnHour = ({ limit, seconds }: { limit: number; seconds: number }) => (limit * 3600) / seconds;
  expect(inAnHour(limits.placeVisitor)).toBeGreaterThanOrEqual(2 * buyers);
  expect(inAnHour(limits.quoteVisitor)).toBeGreaterThanOrEqual(15 * buyers);
  expect(inAnHour(limits.orderCodeVisitor)).toBeGreaterThanOrEqual(2 * buyers);
  expect(inAnHour(limits.otpGuessVisitor)).toBeGreaterThanOrEqual(3 * buyers);
  expect(inAnHour(limits.orderVisitor)).toBeGreaterThanOrEqual(10 * buyers);
});
