/** Enough of an address for its owner to recognise it, and too little for anyone else: "as•••@kapas.test". */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const name = [...email.slice(0, at)];
  const shown = name.length > 3 ? 2 : 1;
  return `${name.slice(0, shown).join("")}•••${email.slice(at)}`;
}
