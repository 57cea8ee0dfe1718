/** One page of a list as Razorpay returns it: newest first, 10 by default, at most 100. */
export function page<T>(items: T[], { count, skip }: Record<string, string>) {
  const start = Number(skip) || 0;
  const shown = [...items].reverse().slice(start, start + Math.min(Number(count) || 10, 100));
  return { entity: "collection", count: shown.length, items: shown };
}
