import { z } from "zod";

/** `orderNumber` is the column order_number. */
export const toColumn = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The column order_number is `orderNumber`. */
export const toName = (column: string) =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Renames keys to columns: `{ orderNumber }` to `{ order_number }`. Nested values stay unchanged. */
export const toColumns = <Value>(values: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [toColumn(name), value]));

/**
 * Parses a database row under the shop's names: `row({ orderNumber: z.string() })` reads `order_number`. `columns` lists
 * exceptions, as `{ totalPaise: "total" }`.
 */
export function row<Shape extends z.ZodRawShape>(
  shape: Shape,
  columns: { [Name in keyof Shape]?: string } = {},
) {
  const names = Object.keys(shape).map((name) => [name, columns[name] ?? toColumn(name)] as const);
  return z.preprocess(
    (value) =>
      typeof value === "object" && value !== null
        ? Object.fromEntries(
            names
              .filter(([, column]) => column in value)
              .map(([name, column]) => [name, Reflect.get(value, column)]),
          )
        : value,
    z.object(shape),
  );
}
