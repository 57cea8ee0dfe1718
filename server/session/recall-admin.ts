import "server-only";

const keptForMs = 5 * 60 * 1000;
const maxKept = 5000;
const flags = new Map<string, { isAdmin: boolean; until: number }>();

type Person = { id: string; isAdmin: () => Promise<boolean> };

/** After the role table has said otherwise. */
export function forgetAdmin(id: string): void {
  flags.delete(id);
}

/**
 * The admin flag as it was at most 5 minutes ago, for where to send somebody and what to show in their menu. What an admin
 * may do is asked anew every time: `viewer.isAdmin()`. A failed look-up counts as "no", and is not remembered.
 */
export async function recallAdmin(person: Person, now = Date.now()): Promise<boolean> {
  const known = flags.get(person.id);
  if (known && known.until > now) return known.isAdmin;
  flags.delete(person.id);
  try {
    const isAdmin = await person.isAdmin();
    if (flags.size >= maxKept) flags.clear();
    flags.set(person.id, { isAdmin, until: now + keptForMs });
    return isAdmin;
  } catch {
    return false;
  }
}
