import { readFileSync } from "node:fs";
import { readCsv } from "@/lib/products/csv";

export const readText = (file: string): string => readFileSync(`seed/catalog/${file}`, "utf8");

/** The lines of a CSV file of this folder, by the names of its columns and without the empty cells. */
export const readTable = (file: string): Record<string, string>[] => {
  const lines = readCsv(readText(file));
  if (!Array.isArray(lines)) throw new Error(`${file}, line ${lines.line}: ${lines.message}`);
  const [heading, ...body] = lines.map(({ cells }) => cells);
  return body.map((cells) =>
    Object.fromEntries(
      (heading ?? []).flatMap((column, i): [string, string][] => (cells[i] ? [[column, cells[i]]] : [])),
    ),
  );
};
