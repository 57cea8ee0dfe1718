import { isAlive } from "./repeat-lost-press";

const storageKey = "kapas typed";
const patienceMs = 10_000;
const againMs = 200;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fields =
  "form :is(select, textarea, input:not([type=password], [type=file], [type=hidden], [type=submit], [type=button]))";

function isBox(field: Field): field is HTMLInputElement {
  return field.type === "checkbox" || field.type === "radio";
}

const nameOf = (field: Field) => [field.id, field.name, isBox(field) ? field.value : ""].join(" ");

const readValue = (field: Field) => (isBox(field) ? String(field.checked) : field.value);

/** Saves the field values of this page for the next load of the same URL in this tab. */
export function saveFieldValues(): void {
  const typed = [...document.querySelectorAll<Field>(fields)].map((field) => [
    nameOf(field),
    readValue(field),
  ]);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ address: location.href, typed }));
  } catch {}
}

function takeFieldValues(): Map<string, string> {
  const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
  sessionStorage.removeItem(storageKey);
  const isHere =
    typeof stored === "object" && stored !== null && "address" in stored && stored.address === location.href;
  return new Map(isHere && "typed" in stored ? (stored.typed as [string, string][]) : []);
}

function fill(field: Field, value: string): void {
  if (readValue(field) === value) return;
  if (isBox(field)) {
    field.click();
    return;
  }
  // React replaces the element's own setter to notice values set by scripts.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Fills the fields as they appear. */
export function restoreFieldValues(): void {
  const typed = takeFieldValues();
  const end = performance.now() + patienceMs;
  const fillFound = () => {
    for (const field of document.querySelectorAll<Field>(fields)) {
      const value = typed.get(nameOf(field));
      if (value === undefined || !isAlive(field)) continue;
      typed.delete(nameOf(field));
      fill(field, value);
    }
    if (typed.size > 0 && performance.now() < end) setTimeout(fillFound, againMs);
  };
  fillFound();
}
