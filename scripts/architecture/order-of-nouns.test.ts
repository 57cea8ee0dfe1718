import { createRequire } from "node:module";
import { z } from "zod";
import { listFiles } from "./sources";

const order = z.record(z.string(), z.array(z.string())).parse(createRequire(import.meta.url)("./nouns.cjs"));

/** Folders that contain TypeScript files: "server: orders". */
const nouns = ["lib", "components", "server"].flatMap((folder) => {
  const paths = listFiles(folder, /\.tsx?$/).map((file) => file.split("/"));
  return [...new Set(paths.flatMap(([, noun, ...rest]) => (noun && rest.length > 0 ? [noun] : [])))].map(
    (noun) => `${folder}: ${noun}`,
  );
});

it("lists every existing noun and no other", () => {
  const listed = Object.entries(order).flatMap(([folder, names]) =>
    names.map((noun) => `${folder}: ${noun}`),
  );
  expect(nouns.length).toBeGreaterThan(50);
  expect(listed.toSorted()).toEqual(nouns.toSorted());
});
