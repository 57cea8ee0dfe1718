import { type FormEvent, useState } from "react";

/** What a form's last answer says of a field holds until the field is changed. `onInput` belongs to the form. */
export function useMended(answer: unknown) {
  const [seen, setSeen] = useState({ answer, names: [""] });
  const names = seen.answer === answer ? seen.names : [];

  function mend(...fields: string[]): void {
    if (!answer || fields.every((field) => names.includes(field))) return;
    setSeen((last) => ({ answer, names: [...(last.answer === answer ? last.names : []), ...fields] }));
  }

  return {
    isMended: (field: string) => names.includes(field),
    onInput: ({ target }: FormEvent) => {
      const name = target instanceof Element && target.getAttribute("name");
      if (name) mend(name);
    },
    /** For what another field fills in. */
    mend,
  };
}
