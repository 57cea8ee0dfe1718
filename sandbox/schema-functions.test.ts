import { type Migration, readMigrations } from "./migrations";
import { findFunctionProblems, readFunctionFiles, writeFunctionMigration } from "./schema-functions";

const body = (name: string, answer = 1, args = "") =>
  `create function ${name}(${args}) returns int\nlanguage sql set search_path = '' as $$\n  select ${answer}\n$$;`;
const file = (path: string, sql: string) => ({ path: `orders/${path}.sql`, sql: `-- Why\n${sql}\n` });
const migration = (version: string, ...statements: string[]): Migration => ({
  version,
  name: "x",
  sql: `${statements.join("\n\n")}\n`,
});

const one = file("private.one", body("private.one"));
const first = migration("1", "-- A heading", body("private.one"));

it("keeps the file of each function equal to its last body in the migrations", () => {
  const files = readFunctionFiles();
  const migrations = readMigrations();
  expect(files.length).toBeGreaterThan(200);
  expect(findFunctionProblems(files, migrations)).toEqual([]);
  expect(writeFunctionMigration(files, migrations)).toBeNull();
});

describe("finds", () => {
  it.each([
    ["nothing where they agree", [one], [first], []],
    [
      "nothing where a later migration replaces the body",
      [file("private.one", body("private.one", 2))],
      [first, migration("2", body("private.one", 2).replace("create", "create or replace"))],
      [],
    ],
    [
      "nothing where a later migration drops the function",
      [],
      [first, migration("2", "drop function private.one;")],
      [],
    ],
    [
      "a body that differs",
      [file("private.one", body("private.one", 2))],
      [first],
      ["private.one differs from its last body in the migrations"],
    ],
    [
      "a comment on the function that differs",
      [file("private.one", `${body("private.one")}\ncomment on function private.one() is 'One';`)],
      [first],
      ["private.one differs from its last body in the migrations"],
    ],
    ["a function without a file", [], [first], ["private.one is made by a migration and has no file"]],
    ["a file that is left over", [one], [], ["private.one has a file, and no migration makes it"]],
    [
      "a function that one migration defines twice",
      [one],
      [migration("1", body("private.one", 2), body("private.one"))],
      ["1_x defines private.one twice"],
    ],
    [
      "a file with another name",
      [file("private.two", body("private.one"))],
      [first],
      ["orders/private.two.sql defines private.one"],
    ],
    [
      "a file of two functions",
      [file("private.one", `${body("private.one")}\n${body("private.two")}`)],
      [migration("1", body("private.one"), body("private.two"))],
      ["orders/private.one.sql defines more than one function"],
    ],
    [
      "a file with more than its function",
      [file("private.one", `${body("private.one")}\ncreate table x (id int);`)],
      [first],
      ["orders/private.one.sql holds more than its function"],
    ],
    [
      "two files of one function",
      [one, { ...one, path: "refunds/private.one.sql" }],
      [first],
      ["private.one has two files"],
    ],
  ])("%s", (_name, files, migrations, problems) => {
    expect(findFunctionProblems(files, migrations)).toEqual(problems);
  });
});

describe("writes a migration that", () => {
  const written = (...files: { path: string; sql: string }[]) => writeFunctionMigration(files, [first]);
  const migratedBy = (sql: string | null): Migration[] => [
    first,
    { version: "2", name: "x", sql: sql ?? "" },
  ];

  it("is none where nothing has changed", () => {
    expect(written(one)).toBeNull();
  });

  it("replaces what has changed and makes what is new, with the grants", () => {
    const files = [file("private.one", body("private.one", 2)), file("private.two", body("private.two"))];
    const sql = written(...files);
    expect(sql).toBe(
      `-- Why\n${body("private.one", 2).replace("create", "create or replace")}\n\n` +
        `-- Why\n${body("private.two")}\n\nselect private.apply_grants();\n`,
    );
    expect(findFunctionProblems(files, migratedBy(sql))).toEqual([]);
  });

  it("drops first what gets other arguments", () => {
    const files = [file("private.one", body("private.one", 1, "p_id int"))];
    const sql = written(...files);
    expect(sql).toContain(`drop function private.one;\n${body("private.one", 1, "p_id int")}`);
    expect(findFunctionProblems(files, migratedBy(sql))).toEqual([]);
  });

  it("drops what has no file any more", () => {
    expect(written()).toBe("drop function private.one;\n\nselect private.apply_grants();\n");
  });
});
