/** State code, PAN, entity, Z, check character: the GST network's format. */
export const gstinPattern = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

export function toGstin(typed: string): string {
  return typed.replace(/\s/g, "").toUpperCase();
}

/** The last character is a checksum of the others: letters count 10 to 35, every second one twice. */
export function isGstin(gstin: string): boolean {
  if (!gstinPattern.test(gstin)) return false;
  const digits = [...gstin].map((character) => Number.parseInt(character, 36));
  const sum = digits.slice(0, 14).reduce((total, digit, index) => {
    const product = digit * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return digits[14] === (36 - (sum % 36)) % 36;
}
