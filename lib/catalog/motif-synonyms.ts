import { listArt } from "@/lib/designer/clip-art/clip-art";

const isHindi = /^\p{Script=Devanagari}+$/u;

/** Hindi names of what the clip-art draws, in Devanagari, with their English word: "मोर" is "peacock". */
export function motifSynonyms(): [word: string, means: string[]][] {
  return listArt().flatMap(({ name, tags }) =>
    [name.hi, ...tags]
      .filter((word) => isHindi.test(word))
      .map((word): [string, string[]] => [word, [name.en.toLowerCase()]]),
  );
}
