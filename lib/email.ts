export const maxEmailLength = 254;
export const invalidEmailMessage = "Please enter a valid email address";

const atoms = /^[\w!#$%&'*+/=?^`{|}~-]{1,64}(\.[\w!#$%&'*+/=?^`{|}~-]{1,64})*$/;
const labels = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;

/** An ordinary address. Other forms that mail servers allow (quotes, comments, lists) are treated as typing errors. */
export function isEmail(text: string): boolean {
  if (text.length > maxEmailLength) return false;
  const at = text.lastIndexOf("@");
  const local = text.slice(0, Math.max(at, 0));
  return local.length <= 64 && atoms.test(local) && labels.test(text.slice(at + 1)) && !text.endsWith("\n");
}

const gmailHosts = new Set(["gmail.com", "googlemail.com"]);

/**
 * One spelling of an address's mailbox: lower case, without "+tag", and for Gmail without dots. For counting and comparing;
 * email goes to the address as typed. The same as private.email_key() in the database.
 */
export function emailKey(email: string): string {
  const lower = email.trim().toLowerCase();
  const at = lower.lastIndexOf("@");
  const local = lower.slice(0, at).replace(/(?!^)\+.*$/, "");
  const host = lower.slice(at + 1);
  return gmailHosts.has(host) ? `${local.replaceAll(".", "")}@gmail.com` : `${local}@${host}`;
}
