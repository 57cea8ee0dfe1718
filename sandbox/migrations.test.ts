import { describeChanges, readMigrations } from "./migrations";
import { readSchemaFiles } from "./schema-files";

const file = (version: string, sql: string) => ({ version, name: "x", sql });

it("reports a migration that was changed after it was applied here", () => {
  const applied = [
    { version: "1", statements: ["select 1"] },
    { version: "2", statements: ["select 2"] },
    { version: "9", statements: ["select 9"] },
  ];
  expect(describeChanges([file("1", "select 1"), file("2", "select 3"), file("3", "new")], applied)).toEqual([
    "2_x",
    "9, which is gone",
  ]);
  expect(
    describeChanges([file("1", "select 1"), file("2", "select 2"), file("9", "select 9")], applied),
  ).toEqual([]);
});

it("gives each migration a unique version", () => {
  const versions = readMigrations().map(({ version }) => version);
  expect(versions.filter((version, at) => versions.indexOf(version) !== at)).toEqual([]);
});

it("reads the shop's time from the clock that tests set", () => {
  const past = [...readMigrations(), ...readSchemaFiles()].filter(({ sql }) =>
    /(?<![\w.])(now|clock_timestamp)\(\)|(?<![\w.])current_(date|timestamp)\b/.test(
      sql.replace(/--.*$/gm, ""),
    ),
  );
  expect(past.map(({ name }) => name)).toEqual([]);
});
