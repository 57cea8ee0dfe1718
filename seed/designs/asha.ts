import type { ClientBase } from "pg";
import { CREAM, LEAF, MAROON, RED, SUN } from "@/lib/designer/shop-inks";
import { findAsha } from "../sales/asha";
import { HOUR } from "../sales/times";
import { freezeVersion, saveDesign, tokenHashOf } from "./save";
import { ofParts, ofTemplate, type SeedDesign } from "./seed-design";

interface AshasDesign extends SeedDesign {
  /** Hours ago. */
  saved: number;
  isShared?: boolean;
}

/** What the demonstration account has drawn, the oldest first. */
export const ashasDesigns: readonly AshasDesign[] = [
  {
    saved: 33 * 24,
    ...ofTemplate("Diwali at the Vermas", { cut: "regular", colour: "maroon" }, "diwali-lights", {
      "LIGHT UP THE LANE": "12 MG ROAD, 2026",
    }),
  },
  {
    saved: 19 * 24 + 5,
    ...ofParts(
      "Kolam on Sunday",
      { cut: "women", colour: "lavender" },
      {
        front: [
          {
            ...{ pattern: "kolam", seed: 108, inks: [MAROON, RED], repeat: 30 },
            ...{ y: 140, width: 210, height: 210 },
          },
          { text: "रविवार", font: "rozha-one", size: 74, y: 296, fill: MAROON },
          { text: "nothing planned", font: "caveat", size: 40, y: 360, fill: RED },
        ],
      },
    ),
  },
  {
    saved: 8 * 24 + 3,
    isShared: true,
    ...ofTemplate("Verma XI", { cut: "regular", colour: "bottle-green" }, "team-number", {
      ARJUN: "ASHA",
      "18": "7",
      "ROYAL ROLLERS": "VERMA XI",
    }),
  },
  {
    saved: 3 * 24 + 6,
    ...ofTemplate("Kabir's birthday", { cut: "kids", colour: "navy" }, "birthday-boss", {
      BIRTHDAY: "KABIR",
    }),
  },
  {
    saved: 7,
    ...ofParts(
      "पहले चाय",
      { cut: "oversized", colour: "mustard" },
      {
        front: [
          { art: "chai-glass", y: 122, width: 108, inks: [MAROON, CREAM, SUN, RED] },
          { text: "पहले चाय", font: "baloo-2", size: 72, y: 286, fill: MAROON },
          { text: "PHIR BAAKI SAB", font: "bebas-neue", size: 36, y: 358, spacing: 0.12, fill: LEAF },
        ],
      },
    ),
  },
];

/** The designs of the demonstration account, unless it has some. Run it in a transaction. */
export async function insertDesigns(
  client: ClientBase,
  now: Date,
  readTokenSecret: () => string,
): Promise<void> {
  const asha = await findAsha(client);
  if (asha === null) return;
  const { rowCount } = await client.query("select from public.designs where user_id = $1 limit 1", [
    asha.userId,
  ]);
  if (rowCount !== 0) return;
  for (const { saved, isShared, ...design } of ashasDesigns) {
    const at = new Date(now.getTime() - saved * HOUR);
    const designId = await saveDesign(client, asha, design, at);
    if (!isShared) continue;
    const freezing = { designId, at: new Date(at.getTime() + HOUR), agreedAt: null };
    const version = await freezeVersion(client, asha, design, freezing);
    await client.query("update public.design_versions set share_token_hash = $2 where id = $1", [
      version.id,
      tokenHashOf(readTokenSecret(), `design ${version.id} 0`),
    ]);
  }
}
