import type { Random } from "./random";

// No real email address, phone number or password: requests must not be able to write.

const words = [
  "",
  " ",
  "0",
  "-1",
  "1",
  "1e309",
  "NaN",
  "2147483648",
  "99999999999999999999",
  "true",
  "false",
  "null",
  "undefined",
  "[object Object]",
  "__proto__",
  "constructor",
  "toString",
  "'",
  '"',
  "';drop table orders--",
  "' or 1=1--",
  "<script>alert(1)</script>",
  "{{7*7}}",
  "$" + "{7*7}",
  "../../etc/passwd",
  "..\\..\\x",
  "//evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "a\udc00b",
  "\uffff",
  "\u202e",
  "\r\nSet-Cookie: a=b",
  "कपास",
  "👕",
  "é".repeat(50),
  "x".repeat(300),
  "x".repeat(9_000),
  "%",
  "%00",
  "_",
  "*",
  "(a+)+$",
  "a,b",
  "(a)",
  "a.b",
  "eq.1",
  "mens",
  "black",
  "M",
  "560001",
  "KP-ABCDEFGH",
  "someone@",
  "9999999999",
  "LAUNCH20",
  "2026-11-22",
  "00000000-0000-4000-8000-000000000000",
];

export function oddText(random: Random): string {
  if (random.chance(0.75)) return random.pick(words);
  return Array.from({ length: 1 + random.below(12) }, () =>
    String.fromCodePoint(random.below(random.chance(0.7) ? 0x7f : 0x10fff)),
  ).join("");
}

export function oddValue(random: Random, depth = 0): unknown {
  const kind = random.below(depth > 3 ? 6 : 9);
  if (kind < 3) return oddText(random);
  if (kind === 3) return random.pick([0, -1, 1, 1.5, 1e308, -0, 2 ** 53, 3]);
  if (kind === 4) return random.chance(0.5);
  if (kind === 5) return null;
  if (kind === 6) return random.list(4, () => oddValue(random, depth + 1));
  if (kind === 7) return deeply(random.pick([5, 100, 1_000]));
  return Object.fromEntries(random.list(5, () => [oddText(random), oddValue(random, depth + 1)]));
}

/** `[[[…]]]` */
function deeply(levels: number): unknown {
  let value: unknown = [];
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
}

/** Variants of a value in an address: encoded once, twice, not at all, or not as UTF-8. */
export function oddSegment(random: Random): string {
  const text = oddText(random);
  const encoded = encodeURIComponent(text.toWellFormed());
  const raw = text.replace(/[^!-~]|[#?]/g, "");
  return random.pick([
    encoded,
    encoded,
    encoded,
    raw,
    encodeURIComponent(encoded),
    random.pick([
      "%",
      "%f",
      "%ff",
      "%c3%28",
      "%ed%a0%80",
      "%00",
      "%2f",
      "%2e%2e",
      "%u0041",
      "%5c",
      ";a=b",
      ".",
    ]),
  ]);
}
