import "server-only";

const cacheMs = 5 * 60 * 1000;
const maxKept = 5000;
const flags = new Map<string, { isStaff: boolean; until: number }>();

type Person = { id: string; isStaff: () => Promise<boolean> };

/** Call after the role table returned a different result. */
export function clearStaffCache(id: string): void {
  flags.delete(id);
}

/**
 * The admin flag, at most 5 minutes old, for redirects and menus. Permissions always ask the database: `viewer.isStaff()`.
 * A failed look-up counts as "no" and is not cached.
 */
export async function isStaffMember(person: Person, now = performance.now()): Promise<boolean> {
  const known = flags.get(person.id);
  if (known && known.until > now) return known.isStaff;
  flags.delete(person.id);
  try {
    const isStaff = await person.isStaff();
    if (flags.size >= maxKept) flags.clear();
    flags.set(person.id, { isStaff, until: now + cacheMs });
    return isStaff;
  } catch {
    return false;
  }
}
