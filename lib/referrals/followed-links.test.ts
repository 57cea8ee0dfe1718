import { followedCodes, followLink } from "./followed-links";

const asha = "0a0a0a0a-0000-4000-8000-00000000000a";
const ravi = "0b0b0b0b-0000-4000-8000-00000000000b";
const start = new Date("2026-11-20T10:00:00Z");
const later = (days: number) => new Date(start.getTime() + days * 86_400_000);

/** The cookie of a browser that follows these links, one a day. */
const linksAfter = (...codes: string[]) =>
  codes.reduce<string | undefined>(
    (stored, code, day) => followLink(stored, code, later(day)) ?? stored,
    undefined,
  );

it("keeps a code for 30 days from the first visit, however often its link is followed", () => {
  const stored = linksAfter(asha, asha.toUpperCase(), asha);
  expect(followedCodes(stored, later(29))).toEqual([asha]);
  expect(followedCodes(stored, later(30))).toEqual([]);
});

it("keeps the first link first", () => {
  expect(followedCodes(linksAfter(asha, ravi), later(2))).toEqual([asha, ravi]);
});

it("treats a link that is followed again after it expired as new", () => {
  const stored = followLink(linksAfter(asha), asha, later(31)) ?? undefined;
  expect(followedCodes(stored, later(31))).toEqual([asha]);
});

it("remembers at most three invitation links", () => {
  const others = [1, 2, 3].map((n) => asha.replace(/a$/, String(n)));
  expect(followedCodes(linksAfter(asha, ...others), later(4))).toEqual([asha, ...others.slice(0, 2)]);
});

it.each(["", "ASHA10", "../admin", `${asha}x`, `${asha}~${ravi}`, "'; drop table orders --", "%00"])(
  "remembers no link for %j",
  (code) => {
    expect(followLink(undefined, code, start)).toBeNull();
  },
);

it.each(["x", `${asha}`, `${asha}.`, `${asha}.999999`, `${asha}.-1`, "~~~", "a".repeat(5000)])(
  "reads nothing from a forged cookie %j",
  (stored) => {
    expect(followedCodes(stored, start)).toEqual([]);
  },
);
