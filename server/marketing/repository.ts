import "server-only";
import { z } from "zod";
import { fromIndianInput } from "@/lib/indian-input";
import {
  type AdminSection,
  emptySectionTexts,
  isSectionPlace,
  type Section,
  type SectionKind,
  type SectionPlace,
  type SectionTexts,
  sectionKinds,
} from "@/lib/marketing/section";
import type { SectionForm } from "@/lib/marketing/section-form";
import { pickSectionTexts } from "@/lib/marketing/section-schema";
import { row } from "@/lib/row";
import { publicClient } from "@/server/supabase/public-client";
import { serviceRpc } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient, viewerRpc } from "@/server/supabase/viewer-client";

const words = z
  .record(z.string(), z.string())
  .transform((stored): SectionTexts => ({ ...emptySectionTexts, ...(stored as Partial<SectionTexts>) }));
const kind = z.string().refine((text): text is SectionKind => Object.hasOwn(sectionKinds, text));

const sectionSchema: z.ZodType<Section, unknown> = z.object({ id: z.number(), kind, words });

/** The visible sections of a place, in order. */
export async function listSections(place: SectionPlace): Promise<Section[]> {
  const answer = await publicClient()
    .from("marketing_sections")
    .select("id, kind, words")
    .eq("is_live", true)
    .eq("place", place)
    .order("position")
    .limit(100);
  return z.array(sectionSchema).parse(unwrap("marketing: list", answer));
}

const adminColumns = "id, place, kind, words, is_hidden, starts_at, ends_at, version";

const adminSchema = row({
  id: z.number(),
  place: z.string().refine(isSectionPlace),
  kind,
  words,
  isHidden: z.boolean(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  version: z.number(),
});

/** All sections of all places, each place in its order. */
export async function listAdminSections(): Promise<AdminSection[]> {
  const answer = await (await viewerClient())
    .from("marketing_sections")
    .select(adminColumns)
    .order("place")
    .order("position")
    .limit(200);
  return z.array(adminSchema).parse(unwrap("marketing: admin", answer));
}

/** Null when it is deleted. */
export async function findAdminSection(id: number): Promise<AdminSection | null> {
  const client = await viewerClient();
  const answer = await client.from("marketing_sections").select(adminColumns).eq("id", id).maybeSingle();
  const row = unwrap("marketing: section", answer);
  return row && adminSchema.parse(row);
}

/** The position of a new section; `position` starts at 1, null is the last. */
export interface NewSection {
  place: SectionPlace;
  kind: SectionKind;
  position: number | null;
}

/** Adds a section, or changes the version that was read. Returns its id. */
export async function saveSection(
  of: NewSection | { id: number; version: number; kind: SectionKind },
  form: SectionForm,
): Promise<number> {
  const fields = {
    words: pickSectionTexts(of.kind, form),
    is_hidden: form.isHidden,
    starts_at: fromIndianInput(form.startsAt),
    ends_at: fromIndianInput(form.endsAt),
  };
  const isKnown = "id" in of;
  // The type generator does not support nullable arguments.
  return viewerRpc("save_marketing_section", {
    id: (isKnown ? of.id : null) as number,
    version: (isKnown ? of.version : null) as number,
    fields: isKnown ? fields : { ...fields, ...of },
  });
}

/** `position` starts at 1. */
export async function moveSection(id: number, position: number): Promise<void> {
  await viewerRpc("move_marketing_section", { id, position });
}

export async function deleteSection(of: { id: number; version: number }): Promise<void> {
  await viewerRpc("delete_marketing_section", { id: of.id, version: of.version });
}

/** Shows and hides sections that are due; returns how many. */
export async function switchDueSections(): Promise<number> {
  return serviceRpc("switch_due_sections");
}
