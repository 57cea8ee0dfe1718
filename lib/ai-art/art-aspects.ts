/** In pixels, as providers draw them. */
export const artAspects = {
  square: { name: "Square", width: 1024, height: 1024, ratio: "1:1" },
  portrait: { name: "Tall", width: 1024, height: 1536, ratio: "2:3" },
  landscape: { name: "Wide", width: 1536, height: 1024, ratio: "3:2" },
} as const;

export type ArtAspect = keyof typeof artAspects;
export const artAspectIds = ["square", "portrait", "landscape"] as const satisfies readonly ArtAspect[];
