import type { DesignDocument, Layer } from "@/lib/designer/document";
import { listTemplates } from "@/lib/designer/templates/templates";
import { hashDistance } from "@/lib/submissions/art-hash";
import { loadDesignResources } from "@/server/designs/design-resources";
import { hashPrint } from "./hash-print";

/** As find_similar_refused_art() in SQL. */
const near = 8;

const documentOf = (front: Layer[]): DesignDocument => ({
  ...{ v: 1, cut: "regular", colour: "white" },
  views: { front, back: [], left: [], right: [] },
});

async function hashOf(front: Layer[]): Promise<bigint> {
  const document = documentOf(front);
  const resources = await loadDesignResources(document, async () => null);
  const hash = await hashPrint(document, "front", resources);
  if (hash === null) throw new Error("nothing is printed");
  return hash;
}

const scenes = listTemplates().flatMap(({ id, layersFor }) => {
  const { front = [] } = layersFor("regular");
  return front.length > 0 ? [{ id, front }] : [];
});

const hashes: { id: string; front: Layer[]; hash: bigint }[] = [];
beforeAll(async () => {
  for (const { id, front } of scenes) hashes.push({ id, front, hash: await hashOf(front) });
});

it("distinguishes the shop's own templates", () => {
  const alike = hashes.flatMap((a, index) =>
    hashes
      .slice(index + 1)
      .flatMap((b) =>
        hashDistance(a.hash, b.hash) <= near ? [`${a.id} ${b.id} ${hashDistance(a.hash, b.hash)}`] : [],
      ),
  );
  expect(alike).toEqual([]);
});

const shade = (colour: string) =>
  `#${[1, 3, 5]
    .map((at) => Math.min(255, Number.parseInt(colour.slice(at, at + 2), 16) + 12))
    .map((channel) => channel.toString(16).padStart(2, "0"))
    .join("")}`;

/** Smaller, moved, and in slightly different inks. */
function changed(layer: Layer): Layer {
  const placed = { ...layer, x: layer.x * 0.7 + 30, y: layer.y * 0.7 + 60 };
  if (placed.type === "text")
    return {
      ...placed,
      size: placed.size * 0.7,
      fill: shade(placed.fill),
      outline: placed.outline && { ...placed.outline, width: placed.outline.width * 0.7 },
    };
  if (placed.type === "art") return { ...placed, width: placed.width * 0.7, inks: placed.inks.map(shade) };
  if (placed.type === "pattern")
    return { ...placed, width: placed.width * 0.7, height: placed.height * 0.7, repeat: placed.repeat * 0.7 };
  if (placed.type === "shape")
    return {
      ...placed,
      width: placed.width * 0.7,
      height: placed.height * 0.7,
      radius: placed.radius * 0.7,
      outline: placed.outline && { ...placed.outline, width: placed.outline.width * 0.7 },
    };
  return placed;
}

it("recognises a template that was made smaller, moved and recoloured slightly", async () => {
  const far: string[] = [];
  // A third of them: drawing is slow.
  for (const { id, front, hash } of hashes.filter((_, nr) => nr % 3 === 0)) {
    const distance = hashDistance(hash, await hashOf(front.map(changed)));
    if (distance > near) far.push(`${id} ${distance}`);
  }
  expect(far).toEqual([]);
});

it("recognises white art, which is invisible on white", async () => {
  const [first, second] = scenes
    .map(({ front }) =>
      front.flatMap((layer) => (layer.type === "text" ? [{ ...layer, fill: "#ffffff", outline: null }] : [])),
    )
    .filter((layers) => layers.length > 0);
  if (!first || !second) throw new Error("no template has texts");
  expect(hashDistance(await hashOf(first), await hashOf(second))).toBeGreaterThan(near);
});
