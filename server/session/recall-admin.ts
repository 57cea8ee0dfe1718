import "server-only";

const keptForMs = 5 * 60 * 1000;
const maxKept = 5000;
const flags = new Map<string, { isAdmin: boolean; until: number }>();

type Person = { id: string; isAdmin: () => Promise<boolean> };

/** Call after the role table gave another answer. */
export function forgetAdmin(id: string): void {
  flags.delete(id);
}

/**
 * The admin flag, at most 5 minutes old, for redirects and menus. Permissions always ask the database: `viewer.isAdmin()`.
 * A failed look-up counts as "no" and is not cached.
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
