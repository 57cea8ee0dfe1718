import { listFiles, read } from "./sources";

/** Folders that hold files of TypeScript: "server: orders". */
const nouns = ["lib", "components", "server"].flatMap((folder) => {
  const paths = listFiles(folder, /\.tsx?$/).map((file) => file.split("/"));
  return [...new Set(paths.flatMap(([, noun, ...rest]) => (noun && rest.length > 0 ? [noun] : [])))].map(
    (noun) => `${folder}: ${noun}`,
  );
});

it("names every noun there is, and no other", () => {
  const listed = [...read(".dependency-cruiser.cjs").matchAll(/^ {2}(\w+): inOrder\(([^)]*)\)/gm)].flatMap(
    ([, folder, lines = ""]) => [...lines.matchAll(/[a-z-]+/g)].map(([noun]) => `${folder}: ${noun}`),
  );
  expect(nouns.length).toBeGreaterThan(50);
  expect(listed.toSorted()).toEqual(nouns.toSorted());
});
