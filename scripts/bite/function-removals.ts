import type { Client } from "pg";
import type { Removal } from "./removal";
import { blankOut, findBranches, findConjuncts, type Range } from "./sql-conditions";
import { filesAbout, racing, single } from "./test-files";

const hint = /hint = '(\w+)'/;
const rowLock = /\s+for (?:no key update|update|share)(?: of \w+)?(?: skip locked| nowait)?/g;
const lockOrder = /order by (?:(?!\bloop\b)[^;()])+(?=\s+for (?:no key update|update|share))/g;

const nearLocks = [
  "locks/locked-rows",
  "locks/rows-locked-by-staff",
  "locks/overtaken",
  "locks/lock-order",
  "locks/submission-locks",
  "locks/claimed-work",
];

type Kind = {
  name: string;
  find: (body: string) => Range[];
  /** The replacement text. */
  put: string;
  isLock?: boolean;
};

const by =
  (words: RegExp) =>
  (body: string): Range[] =>
    [...blankOut(body).matchAll(words)].map(({ 0: text, index }) => ({
      start: index,
      end: index + text.length,
    }));

/** A branch that only raises is a guard; a condition that only an exception reaches is skipped. */
const findOtherBranches = (body: string) =>
  findBranches(body).filter(
    ({ start, end }) =>
      !/^\s*then\s+raise\b/.test(blankOut(body).slice(end)) &&
      !/^(?:sqlstate\b|\w+_violation$)/.test(body.slice(start, end)),
  );

const kinds: Kind[] = [
  { name: "guard", find: by(/raise (?:sqlstate|exception)[^;]+(?=;)/g), put: "null" },
  { name: "lock", find: by(rowLock), put: " ", isLock: true },
  { name: "lock", find: by(/pg_advisory_xact_lock\(/g), put: "pg_sleep(0 * ", isLock: true },
  { name: "skip locked", find: by(/ skip locked\b/g), put: "", isLock: true },
  { name: "lock order", find: by(lockOrder), put: "order by random()", isLock: true },
  { name: "call", find: by(/perform (?:private|public)\.[^;]+(?=;)/g), put: "null" },
  // Neither `if null` nor `case x when null` is ever true.
  { name: "branch", find: findOtherBranches, put: "null" },
  { name: "condition", find: findConjuncts, put: "true" },
];

type Fn = { fn: string; name: string; source: string };

/** Tests about the function or its hints; if there are none, tests about its callers. */
function testsAbout(name: string, text: string, all: Fn[], seen: string[] = []): string[] {
  const hinted = hint.exec(text)?.[1];
  const found = filesAbout(hinted ? [name, hinted] : [name]);
  if (found.length > 0) return found;
  const callers = all.filter((other) => !seen.includes(other.name) && other.source.includes(`.${name}(`));
  const known = [...seen, ...callers.map((caller) => caller.name)];
  return [...new Set(callers.flatMap((caller) => testsAbout(caller.name, "", all, known)))];
}

/** A short description of what is removed, numbered where a function repeats the same text. */
function labelsOf(texts: string[]): string[] {
  const labels = texts.map(
    (text) =>
      hint.exec(text)?.[1] ??
      text
        .trim()
        .replace(/\s*--.*|\s+/g, " ")
        .slice(0, 80),
  );
  return labels.map((label, index) => {
    const among = labels.filter((other) => other === label).length;
    const number = labels.slice(0, index + 1).filter((other) => other === label).length;
    return among > 1 ? `${label} (${number} of ${among})` : label;
  });
}

/** Each lock, guard, branch, condition and call of each function, removed alone. */
export async function listFunctionRemovals(db: Client): Promise<Removal[]> {
  const { rows } = await db.query<Fn>(
    `select n.nspname || '.' || p.proname as fn, p.proname as name, pg_get_functiondef(p.oid) as source
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('public', 'private') and p.prokind = 'f' order by 1`,
  );
  return kinds.flatMap((kind) =>
    rows.flatMap(({ fn, name, source }): Removal[] => {
      const ranges = kind.find(source);
      const texts = ranges.map(({ start, end }) => source.slice(start, end));
      const labels = labelsOf(texts);
      return ranges.map(({ start, end }, index) => {
        const text = texts[index] ?? "";
        return {
          name: `${kind.name} ${fn}: ${labels[index]}`,
          sql: source.slice(0, start) + kind.put + source.slice(end),
          near: kind.isLock ? nearLocks : testsAbout(name, text, rows),
          others: kind.isLock ? racing : [...single, ...racing],
        };
      });
    }),
  );
}
