import { globSync, readFileSync } from "node:fs";
import { findTestProblems, readDocTable } from "./testing/doc-table";

const read = (file: string) => readFileSync(file, "utf8");
const document = "docs/security.md";

/** How many requirements of level 1 or 2 each section of ASVS 5.0.0 has, from its first one on. */
const sections: Readonly<Record<string, number>> = {
  ...{ "1.1": 2, "1.2": 9, "1.3": 11, "1.4": 3, "1.5": 2 },
  ...{ "2.1": 3, "2.2": 3, "2.3": 4, "2.4": 1 },
  ...{ "3.2": 2, "3.3": 4, "3.4": 6, "3.5": 5, "3.7": 2 },
  ...{ "4.1": 3, "4.2": 1, "4.3": 2, "4.4": 4 },
  ...{ "5.1": 1, "5.2": 3, "5.3": 2, "5.4": 3 },
  ...{ "6.1": 3, "6.2": 12, "6.3": 4, "6.4": 4, "6.5": 5, "6.6": 3, "6.8": 4 },
  ...{ "7.1": 3, "7.2": 4, "7.3": 2, "7.4": 5, "7.5": 2, "7.6": 2 },
  ...{ "8.1": 2, "8.2": 3, "8.3": 1, "8.4": 1 },
  ...{ "9.1": 3, "9.2": 4 },
  ...{ "10.1": 2, "10.2": 2, "10.3": 4, "10.4": 11, "10.5": 5, "10.6": 2, "10.7": 3 },
  ...{ "11.1": 2, "11.2": 3, "11.3": 3, "11.4": 4, "11.5": 1, "11.6": 1 },
  ...{ "12.1": 3, "12.2": 2, "12.3": 4 },
  ...{ "13.1": 1, "13.2": 5, "13.3": 2, "13.4": 5 },
  ...{ "14.1": 2, "14.2": 4, "14.3": 3 },
  ...{ "15.1": 3, "15.2": 3, "15.3": 7 },
  ...{ "16.1": 1, "16.2": 5, "16.3": 4, "16.4": 3, "16.5": 3 },
  ...{ "17.1": 1, "17.2": 4, "17.3": 2 },
};

const required = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
);

const chapters = [...read(document).matchAll(/^## (V\d+ .+)$/gm)].map(([, heading = ""]) => heading);
const rows = chapters.flatMap((heading) => readDocTable(document, heading));

describe(document, () => {
  it("answers each of the 253 requirements of level 1 and 2 once", () => {
    expect(required).toHaveLength(253);
    const answered = rows.flatMap(([ids = ""]) => ids.split(", "));
    expect(answered).toEqual(required);
  });

  it("has requirement, answer and test in each row", () => {
    expect(rows.filter((cells) => cells.length !== 4 || cells.includes(""))).toEqual([]);
  });

  it("names a test, a review or another document for each fulfilled requirement, and only tests that exist", () => {
    const problems = rows.flatMap(([ids, , answer = "", test = ""]) => {
      if (test === "none") {
        return /^(Not fulfilled|Partly|Does not apply): /.test(answer) ? [] : [`${ids}: no test`];
      }
      return test === "review" || test === "document" ? [] : findTestProblems(test);
    });
    expect(problems).toEqual([]);
  });

  it("counts the answers of each kind as its summary does", () => {
    const countOf = (pattern: RegExp) =>
      rows
        .filter(([, , answer = ""]) => pattern.test(answer))
        .reduce((sum, [ids = ""]) => sum + ids.split(", ").length, 0);
    const [missing, partly, foreign] = [/^Not fulfilled/, /^Partly/, /^Does not apply/].map(countOf);
    const rest = 253 - Number(missing) - Number(partly) - Number(foreign);
    expect(read(document)).toContain(
      `${rest} are fulfilled, ${partly} in part, ${missing} are not, and ${foreign} do not apply.`,
    );
  });
});

/** Whatever a shop may run, build or test with. `sentry` uploads source maps: its licence forbids only a rival product. */
const allowedLicences = [
  ...["0BSD", "Apache-2.0", "BlueOak-1.0.0", "BSD-2-Clause", "BSD-3-Clause", "CC-BY-4.0", "CC0-1.0"],
  ...["FSL-1.1-Apache-2.0", "ISC", "LGPL-3.0-or-later", "MIT", "MIT-0", "MPL-2.0", "Unlicense", "Zlib"],
];

interface Locked {
  license?: string;
  resolved?: string;
  link?: boolean;
  integrity?: string;
  inBundle?: boolean;
}

const locked = Object.entries<Locked>(JSON.parse(read("package-lock.json")).packages).filter(
  ([path]) => path !== "",
);

/** SPDX: of alternatives one must be allowed, of joined licences each. */
function isAllowed(expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, "$1");
  return bare
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((name) => allowedLicences.includes(name)));
}

describe("packages", () => {
  it("have allowed licences", () => {
    const refused = locked.filter(
      ([path, { license }]) => path !== "node_modules/png-js" && !isAllowed(license ?? ""),
    );
    expect(refused.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
    // The only package whose package.json names none.
    expect(read("node_modules/png-js/LICENSE")).toMatch(/^MIT License/);
  });

  it("come from the registry only, each with its hash", () => {
    const strange = locked.filter(
      ([, { resolved, link, integrity, inBundle }]) =>
        link ||
        (resolved && !resolved.startsWith("https://registry.npmjs.org/")) ||
        !(inBundle || integrity?.startsWith("sha512-")),
    );
    expect(strange.map(([path]) => path)).toEqual([]);
  });
});

describe("docs/nginx.conf", () => {
  it("accepts TLS 1.2 and 1.3 only", () => {
    expect(read("docs/nginx.conf")).toContain("ssl_protocols TLSv1.2 TLSv1.3;");
  });

  it("redirects pages to HTTPS, and refuses endpoints without it", () => {
    const [, plain = ""] = read("docs/nginx.conf").split(/\n {2}server \{\n/);
    expect(plain).toContain("listen 80;");
    expect(plain).toMatch(/location \/api\/ \{\s+return 403;/);
    expect(plain).toMatch(/location \/ \{\s+return 308 https:/);
  });
});

describe("cookies", () => {
  it("of scripts are Secure on https", () => {
    const writers = globSync("{app,components,lib}/**/*.{ts,tsx}").flatMap((file) =>
      (read(file).match(/document\.cookie = .*/g) ?? []).map((line) => `${file}: ${line}`),
    );
    expect(writers.length).toBeGreaterThan(0);
    // A deleted cookie needs no attribute.
    expect(writers.filter((line) => !/\$\{secure\}|=; path=\/; max-age=0/.test(line))).toEqual([]);
  });

  it("of the server are Secure on https", () => {
    const writers = globSync("server/**/*.ts").filter((file) => /\bsameSite: /.test(read(file)));
    expect(writers.length).toBeGreaterThan(0);
    expect(writers.filter((file) => !/\bsecure\b/.test(read(file)))).toEqual([]);
  });
});
