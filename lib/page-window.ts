/** The page numbers to show around the current one; a null is a gap. Never more than seven entries. */
export function pageWindow(page: number, pageCount: number): (number | null)[] {
  if (pageCount <= 7) return range(1, pageCount);
  const current = Math.min(Math.max(page, 1), pageCount);
  if (current <= 4) return [...range(1, 5), null, pageCount];
  if (current >= pageCount - 3) return [1, null, ...range(pageCount - 4, pageCount)];
  return [1, null, current - 1, current, current + 1, null, pageCount];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
