import { type AdminCategory, isTheme } from "./admin-category";

/** A row of the tree; depth 0 is the top. */
export interface TreeRow {
  category: AdminCategory;
  depth: 0 | 1;
  childCount: number;
}

/** The categories as rows, each top one followed by its subcategories. */
export function flattenTree(all: readonly AdminCategory[]): TreeRow[] {
  return all
    .filter(({ parentId }) => parentId === null)
    .flatMap((top) => {
      const below = all.filter(({ parentId }) => parentId === top.id);
      return [
        { category: top, depth: 0 as const, childCount: below.length },
        ...below.map((category) => ({ category, depth: 1 as const, childCount: 0 })),
      ];
    });
}

/** A category's target: below `parentId` (null: top level), before `beforeId` (null: at the end). */
export interface Place {
  parentId: number | null;
  beforeId: number | null;
}

/** The rows without the children of the dragged one. */
export function withoutChildren(rows: readonly TreeRow[], id: number | null): TreeRow[] {
  return rows.filter(({ category }) => id === null || category.parentId !== id);
}

/**
 * The place of a row that is dropped over another, at the requested depth. Null when it stays where it is.
 * A theme, and a category with subcategories, can only be at the top level.
 */
export function findDropPosition(
  rows: readonly TreeRow[],
  drop: { id: number; overId: number; wantedDepth: number },
): Place | null {
  const from = rows.findIndex(({ category }) => category.id === drop.id);
  const to = rows.findIndex(({ category }) => category.id === drop.overId);
  const row = rows[from];
  if (!row || to < 0) return null;
  const others = rows.toSpliced(from, 1);
  const above = others[to - 1];
  const rest = others.slice(to);
  const isBelow =
    above !== undefined &&
    row.childCount === 0 &&
    !isTheme(row.category) &&
    (drop.wantedDepth >= 1 || rest[0]?.depth === 1);
  const parentId = isBelow ? (above.depth === 0 ? above.category.id : above.category.parentId) : null;
  const next = isBelow ? (rest[0]?.depth === 1 ? rest[0] : undefined) : rest.find(({ depth }) => depth === 0);
  const place = { parentId, beforeId: next?.category.id ?? null };
  return isSamePlace(place, placeOf(rows, drop.id)) ? null : place;
}

function siblingsOf(rows: readonly TreeRow[], parentId: number | null): AdminCategory[] {
  return rows.map(({ category }) => category).filter((category) => category.parentId === parentId);
}

function placeOf(rows: readonly TreeRow[], id: number): Place | null {
  const category = rows.find((row) => row.category.id === id)?.category;
  if (!category) return null;
  const siblings = siblingsOf(rows, category.parentId);
  const next = siblings[siblings.indexOf(category) + 1];
  return { parentId: category.parentId, beforeId: next?.id ?? null };
}

function isSamePlace(a: Place, b: Place | null): boolean {
  return a.parentId === b?.parentId && a.beforeId === b?.beforeId;
}

/** One step among its siblings; null at the ends. */
export function findStepPosition(rows: readonly TreeRow[], id: number, step: -1 | 1): Place | null {
  const category = rows.find((row) => row.category.id === id)?.category;
  if (!category) return null;
  const siblings = siblingsOf(rows, category.parentId);
  const index = siblings.indexOf(category) + step;
  if (index < 0 || index >= siblings.length) return null;
  const before = step === -1 ? siblings[index] : siblings[index + 1];
  return { parentId: category.parentId, beforeId: before?.id ?? null };
}

/** For screen readers: a category's new place. */
export function describePosition(rows: readonly TreeRow[], { parentId, beforeId }: Place): string {
  const nameOf = (id: number | null) => rows.find(({ category }) => category.id === id)?.category.name;
  const level = parentId === null ? "at the top level" : `in ${nameOf(parentId)}`;
  return beforeId === null ? `${level}, last` : `${level}, before ${nameOf(beforeId)}`;
}
