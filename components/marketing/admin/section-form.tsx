"use client";

import { useRouter } from "next/navigation";
import { AdminForm } from "@/components/admin/form/admin-form";
import { FactList } from "@/components/admin/form/fact-list";
import {
  CheckField,
  FieldGroup,
  SelectField,
  TextAreaField,
  TextField,
} from "@/components/admin/form/form-fields";
import { MarkdownField } from "@/components/admin/form/markdown-field";
import { WidePictureField } from "@/components/admin/form/picture-field";
import type { SaveOutcome } from "@/components/admin/form/save-outcome";
import { PreviewProblem } from "@/components/admin/form/text-preview";
import { useAdminForm } from "@/components/admin/form/use-admin-form";
import { adminPaths } from "@/lib/admin-paths";
import type { ListedFact } from "@/lib/facts/fact-names";
import {
  type AdminSection,
  type SectionKind,
  type SectionPlace,
  type SectionTexts,
  sectionPlaces,
  wordsOf,
} from "@/lib/marketing/section";
import {
  type SectionForm as Fields,
  sectionLabels as labels,
  toSectionForm,
} from "@/lib/marketing/section-form";
import {
  addSectionAction,
  previewSectionTextAction,
  saveSectionAction,
} from "@/server/marketing/admin-actions";

type Outcome = SaveOutcome<Fields> & { id?: number };

interface SectionFormProps {
  place: SectionPlace;
  kind: SectionKind;
  /** Null for a new section. */
  section: AdminSection | null;
  /** Categories that a shelf can show. */
  sources: readonly { slug: string; name: string }[];
  facts: readonly ListedFact[];
}

async function previewText(text: string) {
  const result = await previewSectionTextAction({ text });
  if (!result.ok) throw new PreviewProblem(result.fieldErrors?.text ?? result.message);
  const { Prose } = await import("@/components/content/prose");
  return <Prose tree={result.data.tree} />;
}

export function SectionForm({ place, kind, section, sources, facts }: SectionFormProps) {
  const router = useRouter();
  const state = useAdminForm<Fields, Fields, Outcome>({
    name: section ? `section ${section.id}` : `new section ${place} ${kind}`,
    schema: async () => (await import("@/lib/marketing/section-schema")).sectionSchema(kind),
    saved: toSectionForm(section),
    version: section?.version ?? null,
    save: (form, version) =>
      section
        ? saveSectionAction({ id: section.id, version: Number(version), section: { kind, form } })
        : addSectionAction({ place, position: null, section: { kind, form } }),
    successMessage: section ? "Section saved" : `Added to: ${sectionPlaces[place].label}`,
    onSaved: section ? undefined : () => router.push(adminPaths.marketing),
  });
  const words = wordsOf(kind);
  return (
    <AdminForm
      state={state}
      labels={labels}
      isNew={!section}
      saveLabel={section ? "Save" : "Add section"}
      className="max-w-180"
    >
      {words.length > 0 ? (
        <div className="grid gap-4 pb-6">
          {words.map((name) => (
            <WordField key={name} name={name} kind={kind} sources={sources} />
          ))}
          {words.includes("text") || words.includes("title") ? <FactList facts={facts} /> : null}
        </div>
      ) : (
        <p className="pb-6 text-muted-foreground">Its content comes from the settings.</p>
      )}
      <FieldGroup title="Schedule" hint="In IST. Leave empty to show it as soon as you save, with no end.">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField name="startsAt" label={labels.startsAt} type="datetime-local" isOptional />
          <TextField name="endsAt" label={labels.endsAt} type="datetime-local" isOptional />
        </div>
        <CheckField name="isHidden" label={labels.isHidden} hint="Saved, but not shown in the shop." />
      </FieldGroup>
    </AdminForm>
  );
}

interface WordFieldProps {
  name: keyof SectionTexts;
  kind: SectionKind;
  sources: SectionFormProps["sources"];
}

function WordField({ name, kind, sources }: WordFieldProps) {
  const label = labels[name];
  switch (name) {
    case "title":
      return (
        <TextField
          name={name}
          label={label}
          maxLength={120}
          isOptional={kind === "text" || kind === "picture"}
        />
      );
    case "text":
      if (kind === "text") return <MarkdownField name={name} label={label} preview={previewText} rows={12} />;
      if (kind === "line") return <TextField name={name} label="Announcement" maxLength={140} />;
      return <TextAreaField name={name} label={label} rows={3} maxLength={400} isOptional />;
    case "buttonLabel":
    case "secondLabel":
      return <TextField name={name} label={label} maxLength={40} isOptional />;
    case "buttonHref":
    case "secondHref":
      return (
        <TextField
          name={name}
          label={label}
          hint="Such as /products?category=mens"
          maxLength={500}
          spellCheck={false}
          isOptional
        />
      );
    case "source":
      return (
        <SelectField name={name} label={label}>
          <option value="newest">Newest of all</option>
          <option value="bestsellers">Bestsellers of the last 30 days</option>
          <option value="premium">Newest in Premium</option>
          {sources.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              Newest in {name}
            </option>
          ))}
        </SelectField>
      );
    case "productCount":
      return (
        <SelectField name={name} label={label}>
          {[4, 8, 12].map((count) => (
            <option key={count}>{count}</option>
          ))}
        </SelectField>
      );
    case "tone":
      return (
        <SelectField name={name} label={label}>
          <option value="paper">Page background</option>
          <option value="ink">Coloured band</option>
        </SelectField>
      );
    case "pictureUrl":
      return (
        <WidePictureField
          name={name}
          altName="pictureAlt"
          label={label}
          altLabel={labels.pictureAlt}
          hint="best 3:2, 1,920 pixels wide"
        />
      );
    case "pictureAlt":
      return null;
  }
}
