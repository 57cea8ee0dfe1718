type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function controlOf(form: HTMLFormElement, name: string): Control | null {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
    ? control
    : null;
}

/** Overwrites only what is empty or was filled in before, by `filled`; never what a person typed. */
export function fillIn(
  form: HTMLFormElement,
  values: Readonly<Record<string, string | undefined>>,
  filled: Record<string, string | undefined>,
): void {
  for (const [name, value] of Object.entries(values)) {
    const control = controlOf(form, name);
    if (!control || !value || (control.value !== "" && control.value !== filled[name])) continue;
    control.value = value;
    filled[name] = value;
  }
}
