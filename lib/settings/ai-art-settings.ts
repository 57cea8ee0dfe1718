import { z } from "zod";
import type { ArtProvider } from "@/lib/ai-art/art-models";
import type { Paise } from "@/lib/money";
import { plainRupees } from "@/lib/money-text";

// The document ai_art_settings of admin_settings. private.find_admin_setting_problem() has the same rules, and
// private.ai_art_rules() the same usual values.

const count = (pattern: RegExp, problem: string, read = (text: string) => text) =>
  z.string().trim().overwrite(read).regex(pattern, { error: problem, abort: true });

const values = {
  isOn: z.boolean(),
  personDay: count(/^[1-9]\d?$/, "Type a number from 1 to 99"),
  personMonth: count(/^[1-9]\d{0,2}$/, "Type a number from 1 to 999"),
  shopDay: count(/^[1-9]\d{0,3}$/, "Type a number from 1 to 9999"),
  budget: count(/^[1-9]\d{0,5}$/, "Type whole rupees, from 1 to 999999", plainRupees),
};

export const aiArtSettingsSchema = z
  .strictObject(values)
  .superRefine(({ personDay, personMonth }, context) => {
    if (Number(personMonth) >= Number(personDay)) return;
    context.addIssue({ code: "custom", path: ["personMonth"], message: "At least as many as in a day" });
  });

export type AiArtSettings = z.infer<typeof aiArtSettingsSchema>;

export const usualAiArt: AiArtSettings = {
  isOn: true,
  personDay: "3",
  personMonth: "20",
  shopDay: "200",
  budget: "500",
};

/** Who draws. */
export interface ArtDrawer {
  provider: ArtProvider;
  model: string;
}

/** What was drawn today, and what it costs. */
export interface ArtToday {
  drawn: number;
  running: number;
  refused: number;
  failed: number;
  cost: Paise;
}
