/** What an account can be created with, as the pattern of its field: all but letters and an @ is a phone number. */
export const phonePattern = "[^@A-Za-z]*";

export function isEmailContact(contact: string): boolean {
  return /[@A-Za-z]/.test(contact);
}
