import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readMigrations } from "./migrations";
import { readSchemaFiles } from "./schema-files";

const OBJECT = /^create (?:function|view) ([\w.]+)[\s\S]*?(?:\bas (?:\$\$[\s\S]*?\$\$|'(?:[^']|'')*');|;)/gm;
const files = readSchemaFiles().map((file) => ({ ...file, sql: file.sql.replace(/^\s*--.*$/gm, "") }));
const namesIn = (sql: string) => [...sql.matchAll(OBJECT)].map(([, name]) => name);

it("each file of supabase/schemas defines one function or view of its name, and only its comments, triggers and calls", () => {
  const rest =
    /^\s*((comment on (function|view|column) |create (constraint )?trigger |select )[^;]*('[^']*'[^;]*)*;\s*)*$/;
  const wrong = files.filter(
    ({ name, sql }) => String(namesIn(sql)) !== name || !rest.test(sql.replace(OBJECT, "")),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

it("no function or view is defined twice", () => {
  const names = [
    ...files.map(({ name }) => name),
    ...readMigrations().flatMap(({ sql }) =>
      [...sql.matchAll(/^create (?:or replace )?(?:function|view) ([\w.]+)/gm)].map(([, name]) => name),
    ),
  ];
  expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
});

it("a trigger is below the function that it calls", () => {
  const strange = files.filter(({ name, sql }) =>
    [...sql.matchAll(/^create (?:constraint )?trigger [\s\S]*?execute function ([\w.]+)\(/gm)].some(
      ([, called]) => called !== name,
    ),
  );
  expect(strange.map(({ path }) => path)).toEqual([]);
});

// The names from spec.md that no page of the shop needs.
const promised = ["public.fetch_available_sizes", "public.fetch_product_images"];

it("every SQL function has a caller: other SQL, the shop or its scripts", () => {
  const rooms = ["app", "components", "lib", "sandbox", "scripts", "seed", "server"];
  const code = rooms.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: "utf8" })
      .filter((path) => /(?<!\.test|database\.types)\.tsx?$/.test(path))
      .map((path) => readFileSync(join(room, path), "utf8")),
  );
  const called = new Set(code.flatMap((text) => text.match(/\w+/g) ?? []));
  const callers = new Map<string, Set<string>>();
  for (const { name, sql } of [...files, ...readMigrations()]) {
    for (const word of sql.replace(/^ *grant [^;]*;/gm, "").match(/\w+/g) ?? [])
      callers.set(word, (callers.get(word) ?? new Set()).add(name));
  }
  const idle = files.filter(({ name, sql }) => {
    const word = name.replace(/^\w+\./, "");
    const others = [...(callers.get(word) ?? [])].filter((by) => by !== name);
    return (
      others.length === 0 &&
      !called.has(word) &&
      !word.startsWith("grants_of_") &&
      !/^create (constraint )?trigger /m.test(sql)
    );
  });
  expect(idle.map(({ name }) => name)).toEqual(promised);
});
