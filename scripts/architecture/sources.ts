import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { type ModuleItem, parseSync } from "@swc/core";

const root = resolve(import.meta.dirname, "../..");
const SKIPPED =
  /(^|\/)(node_modules|\.next[^/]*|\.sandbox[^/]*|\.git|test-results|playwright-report|coverage)$/;

/** Files of the repository below `folder`, as paths from its root. */
export function listFiles(folder: string, name: RegExp): string[] {
  const found: string[] = [];
  const walk = (path: string) => {
    for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
      const child = join(path, entry.name);
      if (entry.isDirectory() && !SKIPPED.test(child)) walk(child);
      else if (entry.isFile() && name.test(entry.name)) found.push(child);
    }
  };
  if (existsSync(join(root, folder))) walk(folder);
  return found.sort();
}

export const GENERATED = ["server/supabase/database.types.ts", "next-env.d.ts"];
const SOURCE = /\.(ts|tsx|mjs|cjs)$/;

/** Hand-written source files of the folders, including tests unless they are excluded. */
export function listSources(folders: string[], { withTests = false } = {}): string[] {
  return folders
    .flatMap((folder) => listFiles(folder, SOURCE))
    .filter((file) => !GENERATED.includes(file) && (withTests || !/\.(test|spec)\.tsx?$/.test(file)));
}

export function read(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

export function exists(path: string): boolean {
  return existsSync(join(root, path));
}

const trees = new Map<string, ModuleItem[]>();

export function parse(file: string): ModuleItem[] {
  const known = trees.get(file);
  if (known) return known;
  const { body } = parseSync(read(file), { syntax: "typescript", tsx: file.endsWith("x"), target: "es2022" });
  trees.set(file, body);
  return body;
}

export function hasDirective(file: string, directive: string): boolean {
  const [first] = parse(file);
  return (
    first?.type === "ExpressionStatement" &&
    first.expression.type === "StringLiteral" &&
    first.expression.value === directive
  );
}

/** The modules that a module loads at run time; type imports are excluded because they are erased. */
export function importsOf(file: string): string[] {
  return parse(file).flatMap((item) => {
    if (item.type === "ImportDeclaration") {
      const isAllTypes =
        item.specifiers.length > 0 &&
        item.specifiers.every((specifier) => specifier.type === "ImportSpecifier" && specifier.isTypeOnly);
      return item.typeOnly || isAllTypes ? [] : [item.source.value];
    }
    if (item.type === "ExportAllDeclaration") return [item.source.value];
    if (item.type === "ExportNamedDeclaration" && item.source && !item.typeOnly) return [item.source.value];
    return [];
  });
}

/** The file behind "@/x" or "./x", or null for a package. */
export function resolveImport(from: string, specifier: string): string | null {
  if (!/^(@\/|\.)/.test(specifier)) return null;
  const base = specifier.startsWith("@/")
    ? specifier.slice(2)
    : relative(root, join(root, dirname(from), specifier));
  const candidates = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`];
  return candidates.find((candidate) => SOURCE.test(candidate) && exists(candidate)) ?? null;
}

type Export = { name: string; call: string | null };

/** A module's run-time exports, each with the function whose call creates it ("" for anything else is null). */
export function exportsOf(file: string): Export[] {
  return parse(file).flatMap((item): Export[] => {
    if (item.type === "ExportDeclaration") {
      const { declaration } = item;
      if (declaration.type === "TsInterfaceDeclaration" || declaration.type === "TsTypeAliasDeclaration")
        return [];
      if (declaration.type !== "VariableDeclaration") return [{ name: declaration.type, call: null }];
      return declaration.declarations.map(({ id, init }) => ({
        name: id.type === "Identifier" ? id.value : id.type,
        call: init?.type === "CallExpression" && init.callee.type === "Identifier" ? init.callee.value : null,
      }));
    }
    if (item.type === "ExportNamedDeclaration" && item.typeOnly) return [];
    if (item.type.startsWith("Export")) return [{ name: item.type, call: null }];
    return [];
  });
}
