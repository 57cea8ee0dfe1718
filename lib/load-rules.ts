/**
 * Loads zod schemas in a browser. On the first object schema, zod tests whether it may compile code; the content
 * policy forbids that, and the browser reports each attempt.
 */
export async function loadRules<T>(load: () => Promise<T>): Promise<T> {
  await import("./without-eval");
  return load();
}
