import { type FormEvent, useState } from "react";

/** A field's error from the last response holds until the field changes. `onInput` belongs on the form. */
export function useEditedFields(answer: unknown) {
  const [seen, setSeen] = useState({ answer, names: [""] });
  const names = seen.answer === answer ? seen.names : [];

  function markEdited(...fields: string[]): void {
    if (!answer || fields.every((field) => names.includes(field))) return;
    setSeen((last) => ({ answer, names: [...(last.answer === answer ? last.names : []), ...fields] }));
  }

  return {
    isEdited: (field: string) => names.includes(field),
    onInput: ({ target }: FormEvent) => {
      const name = target instanceof Element && target.getAttribute("name");
      if (name) markEdited(name);
    },
    /** For fields that another field fills in. */
    markEdited,
  };
}
