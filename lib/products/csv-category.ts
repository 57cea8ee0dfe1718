/** A category for the CSV file. */
export interface CategoryRow {
  id: number;
  name: string;
  slug: string;
  parentId: number | null;
}

const keyOf = (text: string) => text.trim().toLowerCase();

/** Categories by typed text: "Men:T-shirts", names or slugs in any case, or ids. */
export class CategoryNames {
  private readonly byId = new Map<number, CategoryRow>();
  /** "parent id:name" */
  private readonly byName = new Map<string, CategoryRow>();

  constructor(rows: readonly CategoryRow[]) {
    for (const row of rows) {
      this.byId.set(row.id, row);
      for (const word of [String(row.id), row.slug, row.name]) {
        this.byName.set(`${row.parentId ?? ""}:${keyOf(word)}`, row);
      }
    }
  }

  /** "Men:T-shirts"; a name with a colon is written as its slug. */
  textOf(primaryId: number | null, subId: number | null): string {
    return [primaryId, subId]
      .map((id) => (id === null ? undefined : this.byId.get(id)))
      .flatMap((row) => (row ? [row.name.includes(":") ? row.slug : row.name] : []))
      .join(":");
  }

  /** Empty text means no category; null: no category has this name. */
  find(text: string): { primaryId: number | null; subId: number | null } | null {
    if (text.trim() === "") return { primaryId: null, subId: null };
    const [first = "", second, ...more] = text.split(":");
    const primary = this.byName.get(`:${keyOf(first)}`);
    if (!primary || more.length > 0) return null;
    if (second === undefined) return { primaryId: primary.id, subId: null };
    const sub = this.byName.get(`${primary.id}:${keyOf(second)}`);
    return sub ? { primaryId: primary.id, subId: sub.id } : null;
  }
}
