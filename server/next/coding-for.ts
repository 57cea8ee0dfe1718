import "server-only";

export type Coding = "br" | "gzip";

/** The encoded body for this Accept-Encoding; null is the text unchanged. */
export function codingFor(accepted = ""): Coding | null {
  const taken = accepted
    .toLowerCase()
    .split(",")
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(";", 1)[0]?.trim());
  return (["br", "gzip"] as const).find((coding) => taken.includes(coding)) ?? null;
}
