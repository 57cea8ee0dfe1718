import "server-only";

// Accepts only what a browser with our pages sends to an action: Next answers 500 to a body that its decoder can't read.

/** A first digit of 8 or more marks a cached function, which Next keeps in the same list and lets anyone call. */
const actionId = /^[0-7][0-9a-f]{41}$/;

export function isActionId(text: string): boolean {
  return actionId.test(text);
}

const maxDepth = 40;
/** Ours have three at most. Next passes each to a function of JavaScript, which fails with tens of thousands. */
const maxArguments = 20;
/**
 * The prefixes of React's encoding: undefined, numbers that JSON lacks, an escaped text with a leading $, a
 * date, a form that follows.
 */
const knownMark = /^\$(\$.*|undefined|NaN|Infinity|-Infinity|-0|D\d{4}-.{1,24}|K[0-9a-f]{1,4})$/s;

/** Whether a text is an argument list in React's encoding: JSON in which strings with a leading $ are special. */
export function isReply(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.length <= maxArguments && isPlain(value, 0);
  } catch {
    return false;
  }
}

function isPlain(value: unknown, depth: number): boolean {
  if (depth > maxDepth) return false;
  if (typeof value === "string") return !value.startsWith("$") || knownMark.test(value);
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, inner]) => key !== "__proto__" && isPlain(inner, depth + 1));
}

/** Whether the headers of each form part hold no control characters: Next's parser fails on them, the standard parser does not. */
export function hasPlainHeads(body: Buffer, contentType: string): boolean {
  const [, boundary = ""] = /boundary="?([^";]+)/i.exec(contentType) ?? [];
  const parts = body.toString("latin1").split(`--${boundary}\r\n`).slice(1);
  return parts.every((part) => /^[\t\r\n\x20-\x7e\x80-\xff]*$/.test(part.split("\r\n\r\n", 1)[0] ?? ""));
}

/**
 * Whether a form is one that a script sends to an action: its arguments are in field 0. React also reads "" and " 0" as
 * that field.
 */
export function isReplyForm(form: FormData): boolean {
  const [reply, ...others] = [...form].filter(([name]) => !Number.isNaN(Number(name)));
  return others.length === 0 && reply?.[0] === "0" && typeof reply[1] === "string" && isReply(reply[1]);
}

/** Whether a form is one that the browser submits without a script: one hidden field names the action, or the fields that do. */
export function isPlainActionForm(form: FormData): boolean {
  const names = [...form.keys()].filter((name) => /^\$ACTION_(ID_|REF_)/.test(name));
  const [name = "", ...others] = names;
  if (others.length > 0) return false;
  if (name.startsWith("$ACTION_ID_")) return isActionId(name.slice("$ACTION_ID_".length));
  const [, number] = /^\$ACTION_REF_(\d{1,3})$/.exec(name) ?? [];
  return number !== undefined && isBoundAction(form, `$ACTION_${number}:`);
}

function isBoundAction(form: FormData, prefix: string): boolean {
  const head = readHead(form.get(`${prefix}0`));
  if (!head || !isActionId(head.id)) return false;
  if (head.bound === null) return true;
  const bound = form.get(`${prefix}1`);
  return head.bound === "$@1" && typeof bound === "string" && isReply(bound);
}

function readHead(text: FormDataEntryValue | null): { id: string; bound: unknown } | null {
  try {
    const head: unknown = typeof text === "string" ? JSON.parse(text) : null;
    if (typeof head !== "object" || head === null || !("id" in head)) return null;
    return typeof head.id === "string" ? { id: head.id, bound: "bound" in head ? head.bound : null } : null;
  } catch {
    return null;
  }
}
