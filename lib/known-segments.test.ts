import { readdirSync, readFileSync } from "node:fs";
import { isWorthNoting, knownSegments, leadsNowhere, plainPath, plainSpelling } from "./known-segments";

/** The first parts of the addresses of everything below a folder; a folder in brackets is none. */
function segmentsOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [];
    return entry.name.startsWith("(") ? segmentsOf(`${folder}/${entry.name}`) : [entry.name];
  });
}

it("names every page and endpoint that there is, so that none is taken for a redirect", () => {
  const own = [...segmentsOf("app").filter((name) => name !== "fonts"), ...readdirSync("public")];
  expect(own.length).toBeGreaterThan(40);
  expect(own.filter((name) => !knownSegments.has(name))).toEqual([]);
});

it("stands in the matcher of middleware.ts with the same names", () => {
  const [, list = ""] =
    readFileSync("middleware.ts", "utf8").match(/\(\?!\(\?:([^)]*)\)\(\?:\/\|\$\)\)/) ?? [];
  const names = list.split("|").map((name) => name.replaceAll("\\\\.", "."));
  expect(names.sort()).toEqual([...knownSegments].filter(Boolean).sort());
});

it("stands in the database with the same names, where redirects are saved", () => {
  const [, list = ""] =
    readFileSync("supabase/migrations/20261128003100_seo.sql", "utf8").match(
      /split_part\(source, '\/', 2\) not in \(([^)]*)\)/,
    ) ?? [];
  expect([...list.matchAll(/'([^']*)'/g)].map(([, name]) => name).sort()).toEqual([...knownSegments].sort());
});

it("keeps nobody's secret: mail addresses, numbers, ids and tokens", () => {
  const secrets = [
    "/zq/asha@kapas.test",
    "/zq/asha%40kapas.test",
    "/call/9876512345",
    "/pay/4111111111111111",
    "/x/token=abcdef",
    "/x/sb_secret_abcdefghijkl",
    "/reset/eyJhbGciOiJIUzI1NiIsInR5cCI",
    "/o/0a1b2c3d-0000-4000-8000-0123456789ab",
  ];
  expect(secrets.filter(isWorthNoting)).toEqual([]);
  expect(isWorthNoting("/collections/block-printed-oversized-tees-2024.html")).toBe(true);
});

it("leaves out what scanners try", () => {
  for (const path of ["/wp-login.php", "/.env", "/old/.git/config", `/${"a-".repeat(100)}`, "/a b", "/ä"])
    expect(isWorthNoting(path)).toBe(false);
  for (const path of ["/old-shop/tiger-tee.html", "/collections/all"]) expect(isWorthNoting(path)).toBe(true);
  expect(leadsNowhere("/Products/x")).toBe(false);
  expect(leadsNowhere("/collections/all")).toBe(true);
  expect([plainPath("/Old/"), plainPath("//")]).toEqual(["/old", "/"]);
  expect(["/caf%C3%A9", "/CAF%c3%89/", "/café", "/a%0Ab", "/%E0%A4"].map(plainPath)).toEqual([
    "/café",
    "/café",
    "/café",
    "/a%0ab",
    "/%e0%a4",
  ]);
});

it.each([
  ["/%63heckout", "/checkout"],
  ["/caf%C3%A9/%7Easha", "/caf%C3%A9/~asha"],
  ["/a%2Fb%20c%25", "/a%2Fb%20c%25"],
  ["/products", "/products"],
])("spells %s as %s", (path, plain) => {
  expect(plainSpelling(path)).toBe(plain);
});
