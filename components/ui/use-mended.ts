"use client";

import { type FormEvent, useState } from "react";

/** What a form's last answer says of a field holds until the field is changed. `onInput` belongs to the form. */
export function useMended(answer: unknown) {
  const [seen, setSeen] = useState({ answer, names: [""] });
  const names = seen.answer === answer ? seen.names : [];
  return {
    isMended: (field: string) => names.includes(field),
    onInput: ({ target }: FormEvent) => {
      const name = target instanceof Element && target.getAttribute("name");
      if (answer && name && !names.includes(name)) setSeen({ answer, names: [...names, name] });
    },
  };
}
