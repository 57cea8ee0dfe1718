import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addToCache, cacheRoot, copyTree, takeCached, takeNewest } from "./cached-files";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kapas-cached-"));
  process.env.KAPAS_CACHE = root;
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (text: string) => (draft: string) => writeFileSync(join(draft, "file"), text);

function take(key: string): string | null {
  let text: string | null = null;
  takeCached("build", key, (entry) => {
    text = readFileSync(join(entry, "file"), "utf8");
  });
  return text;
}

function age(key: string, hours: number): void {
  const then = new Date(Date.now() - hours * 3_600_000);
  utimesSync(join(root, `build-${key}`), then, then);
}

it("returns what was cached under the same key, and nothing under another", () => {
  expect(cacheRoot()).toBe(root);
  addToCache("build", "a", write("made"));
  expect(take("a")).toBe("made");
  expect(take("b")).toBeNull();
  expect(takeCached("shop", "a", () => undefined)).toBe(false);
});

it("returns the newest of a kind, or nothing", () => {
  const read = (entry: string) => expect(readFileSync(join(entry, "file"), "utf8")).toBe("new");
  expect(takeNewest("build", read)).toBe(false);
  addToCache("build", "new", write("new"));
  addToCache("build", "old", write("old"));
  age("old", 1);
  expect(takeNewest("build", read)).toBe(true);
});

it("the cache does not return an unfinished entry", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  addToCache("build", "a", (draft) => {
    write("half")(draft);
    throw new Error("the disk is full");
  });
  expect(warn).toHaveBeenCalledWith("cached files: the disk is full");
  expect(take("a")).toBeNull();
  expect(readdirSync(root)).toEqual([]);
});

it("keeps the first complete entry when two runs make the same one at once", () => {
  addToCache("build", "a", (draft) => {
    addToCache("build", "a", write("first"));
    write("second")(draft);
  });
  expect(take("a")).toBe("first");
  expect(readdirSync(root)).toEqual(["build-a"]);
});

it("treats an entry that can't be copied as missing", () => {
  addToCache("build", "a", write("made"));
  const fail = () => {
    throw new Error("already gone");
  };
  expect(takeCached("build", "a", fail)).toBe(false);
});

it("keeps the two last used entries of a kind, and any that was used a moment ago", () => {
  for (const key of ["a", "b", "c"]) addToCache("build", key, write(key));
  expect(readdirSync(root)).toHaveLength(3);
  for (const [index, key] of ["a", "b", "c"].entries()) age(key, 3 - index);
  take("a");
  addToCache("build", "d", write("d"));
  expect(readdirSync(root).sort()).toEqual(["build-a", "build-d"]);
});

it("removes the leftovers of a killed run after a day", () => {
  const draft = join(root, "draft-x");
  mkdirSync(draft);
  addToCache("build", "a", write("made"));
  expect(existsSync(draft)).toBe(true);
  const then = new Date(Date.now() - 90_000_000);
  utimesSync(draft, then, then);
  addToCache("build", "b", write("made"));
  expect(existsSync(draft)).toBe(false);
});

it("copies a folder without unwanted files", () => {
  const from = join(root, "from");
  mkdirSync(join(from, "cache"), { recursive: true });
  writeFileSync(join(from, "page"), "page");
  copyTree(from, join(root, "to"), (source) => source !== join(from, "cache"));
  expect(readdirSync(join(root, "to"))).toEqual(["page"]);
});
