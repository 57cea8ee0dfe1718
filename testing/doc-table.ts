import { existsSync, readFileSync } from "node:fs";

const read = (file: string) => readFileSync(file, "utf8");

/** The cells of the table below a heading of a document. */
export function readDocTable(file: string, heading: string): string[][] {
  const [, section = ""] = read(file).split(`\n## ${heading}\n`);
  return (section.split("\n## ")[0] ?? "")
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .slice(1)
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** Why a cell, or one of its lines, names no test: its file has none of that title. */
export function findTestProblems(cell: string): string[] {
  return cell.split("<br>").flatMap((line) => {
    const [, file = "", title = ""] = line.match(/^`([^`]+)`: (.+)$/) ?? [];
    if (!existsSync(file)) return [`${line}: no such file`];
    return read(file).includes(title) ? [] : [`${line}: no such test`];
  });
}
