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
import { copyTree, keep, keptRoot, takeKept } from "./kept-files";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kapas-kept-"));
  process.env.KAPAS_CACHE = root;
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (text: string) => (draft: string) => writeFileSync(join(draft, "file"), text);

function take(key: string): string | null {
  let text: string | null = null;
  takeKept("build", key, (entry) => {
    text = readFileSync(join(entry, "file"), "utf8");
  });
  return text;
}

function age(key: string, hours: number): void {
  const then = new Date(Date.now() - hours * 3_600_000);
  utimesSync(join(root, `build-${key}`), then, then);
}

it("gives back what was kept under the same key, and nothing under another", () => {
  expect(keptRoot()).toBe(root);
  keep("build", "a", write("made"));
  expect(take("a")).toBe("made");
  expect(take("b")).toBeNull();
  expect(takeKept("shop", "a", () => undefined)).toBe(false);
});

it("shows nothing of what was not finished", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  keep("build", "a", (draft) => {
    write("half")(draft);
    throw new Error("the disk is full");
  });
  expect(warn).toHaveBeenCalledWith("kept files: the disk is full");
  expect(take("a")).toBeNull();
  expect(readdirSync(root)).toEqual([]);
});

it("of two runs that make the same at once the first stays, whole", () => {
  keep("build", "a", (draft) => {
    keep("build", "a", write("first"));
    write("second")(draft);
  });
  expect(take("a")).toBe("first");
  expect(readdirSync(root)).toEqual(["build-a"]);
});

it("what can't be copied counts as not there", () => {
  keep("build", "a", write("made"));
  const fail = () => {
    throw new Error("gone meanwhile");
  };
  expect(takeKept("build", "a", fail)).toBe(false);
});

it("keeps two of a kind, those used last, and what somebody took a moment ago", () => {
  for (const key of ["a", "b", "c"]) keep("build", key, write(key));
  expect(readdirSync(root)).toHaveLength(3);
  for (const [index, key] of ["a", "b", "c"].entries()) age(key, 3 - index);
  take("a");
  keep("build", "d", write("d"));
  expect(readdirSync(root).sort()).toEqual(["build-a", "build-d"]);
});

it("removes what a run that was killed has left, a day later", () => {
  const draft = join(root, "draft-x");
  mkdirSync(draft);
  keep("build", "a", write("made"));
  expect(existsSync(draft)).toBe(true);
  const then = new Date(Date.now() - 90_000_000);
  utimesSync(draft, then, then);
  keep("build", "b", write("made"));
  expect(existsSync(draft)).toBe(false);
});

it("copies a folder without what is unwanted", () => {
  const from = join(root, "from");
  mkdirSync(join(from, "cache"), { recursive: true });
  writeFileSync(join(from, "page"), "page");
  copyTree(from, join(root, "to"), (source) => source !== join(from, "cache"));
  expect(readdirSync(join(root, "to"))).toEqual(["page"]);
});
