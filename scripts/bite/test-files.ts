import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

const testDir = "supabase/tests";

const files = readdirSync(testDir, { recursive: true, encoding: "utf8" }).filter((path) =>
  path.endsWith(".test.ts"),
);
const textOf = new Map(files.map((path) => [path, readFileSync(join(testDir, path), "utf8")]));

/** Concurrency tests, which notice a missing lock, and tests that notice a missing refusal. */
export const racing = files.filter((path) => /\b(?:race|contend|overtake)\(/.test(textOf.get(path) ?? ""));
export const single = files.filter((path) => !/^(access|constraints|locks|races)/.test(path));

/** Tests that mention one of the names, or whose file covers the same subject. */
export function filesAbout(names: string[], among = single): string[] {
  const topics = names.flatMap((name) => name.split("_")).filter((word) => word.length > 5);
  return among.filter((path) => {
    const source = textOf.get(path) ?? "";
    return (
      names.some((name) => source.includes(name)) || topics.some((topic) => basename(path).includes(topic))
    );
  });
}
