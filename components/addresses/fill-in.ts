import type { PincodeInfo } from "@/lib/addresses/pincode";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The values that a script wrote into a form's fields, by name. */
export type Filled = Record<string, string | undefined>;

export function controlOf(form: HTMLFormElement, name: string): Control | null {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
    ? control
    : null;
}

/** Overwrites only empty fields and those that a script filled in (`filled`); never what a person typed. */
export function fillIn(
  form: HTMLFormElement,
  values: Readonly<Record<string, string | undefined>>,
  filled: Filled,
): void {
  for (const [name, value] of Object.entries(values)) {
    const control = controlOf(form, name);
    if (control && value) fill(control, value, filled);
  }
}

/**
 * City and state of a pincode. null: the pincode is unknown, and what was filled in for another one is removed. The state
 * follows the pincode even where a person chose another, because GST depends on it; at a border the person chooses.
 */
export function fillCityAndState(form: HTMLFormElement, place: PincodeInfo | null, filled: Filled): void {
  const city = controlOf(form, "city");
  const state = controlOf(form, "state");
  if (city) fill(city, place?.city ?? "", filled);
  if (!state || (place && place.states.length > 1 && place.states.includes(state.value))) return;
  if (place) filled.state = state.value;
  fill(state, place?.states.length === 1 ? (place.states[0] ?? "") : "", filled);
}

function fill(control: Control, value: string, filled: Filled): void {
  if (control.value !== "" && control.value !== filled[control.name] && control.value !== value) return;
  control.value = value;
  filled[control.name] = value;
}
