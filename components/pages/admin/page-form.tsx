"use client";

import { useWatch } from "react-hook-form";
import { AdminForm } from "@/components/admin/form/admin-form";
import { FactList } from "@/components/admin/form/fact-list";
import { TextAreaField, TextField } from "@/components/admin/form/form-fields";
import { MarkdownField } from "@/components/admin/form/markdown-field";
import { PreviewProblem } from "@/components/admin/form/text-preview";
import { useAdminForm } from "@/components/admin/form/use-admin-form";
import { VersionList } from "@/components/admin/form/version-list";
import { SearchPreview } from "@/components/admin/search-preview";
import { fillText } from "@/lib/content/placeholders";
import type { ListedFact } from "@/lib/facts/fact-names";
import { builtInVersion, type PageKey, type PageText, pageLinks } from "@/lib/pages/page-key";
import { pageSnippet } from "@/lib/products/snippet";
import { previewPageAction, readPageRevisionAction, savePageAction } from "@/server/pages/admin-actions";

const labels: Record<keyof PageText, string> = {
  title: "Title",
  heading: "Heading",
  lead: "Under the heading",
  description: "Description",
  body: "Text",
};

interface PageFormProps {
  page: PageKey;
  text: PageText;
  version: number;
  revisions: readonly { id: number; savedAt: string; by: string }[];
  facts: readonly ListedFact[];
  shop: { name: string; host: string };
}

async function previewText(body: string) {
  const result = await previewPageAction({ body });
  if (!result.ok) throw new PreviewProblem(result.fieldErrors?.body ?? result.message);
  const { PageSections } = await import("@/components/pages/page-sections");
  return <PageSections {...result.data} />;
}

/** A search result preview of the unsaved page, with its facts filled in. */
function PagePreview({ page, shop, facts }: Pick<PageFormProps, "page" | "shop" | "facts">) {
  const [title, description] = useWatch<PageText, ["title", "description"]>({
    name: ["title", "description"],
  });
  const values = Object.fromEntries(facts.map(({ name, value }) => [name, value]));
  const filled = {
    title: `${fillText(title, values)} · ${shop.name}`,
    description: fillText(description, values),
  };
  return <SearchPreview snippet={pageSnippet(filled, pageLinks[page].path, shop.host)} />;
}

export function PageForm({ page, text, version, revisions, facts, shop }: PageFormProps) {
  const state = useAdminForm<PageText, PageText>({
    name: `page ${page}`,
    schema: async () => (await import("@/lib/pages/page-schema")).pageSchema,
    saved: text,
    version,
    save: (values, seen) => savePageAction({ key: page, version: Number(seen), text: values }),
    successMessage: "Page saved and live",
  });
  const saved = revisions.slice(1).map(({ id, by, savedAt }) => ({ id, by, at: savedAt }));
  const earlier = version === 0 ? [] : [...saved, { id: builtInVersion, by: "Default text", at: null }];
  return (
    <AdminForm state={state} labels={labels}>
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-4">
          <TextField name="heading" label={labels.heading} maxLength={120} />
          <TextAreaField name="lead" label={labels.lead} rows={2} maxLength={500} isOptional />
          <MarkdownField name="body" label={labels.body} preview={previewText} />
          <FactList facts={facts} />
        </div>
        <div className="grid min-w-0 gap-4">
          <PagePreview page={page} shop={shop} facts={facts} />
          <TextField
            name="title"
            label={labels.title}
            hint="Shown in search results and the browser tab."
            maxLength={120}
          />
          <TextAreaField
            name="description"
            label={labels.description}
            hint="Shown in search results."
            rows={3}
            maxLength={320}
          />
          <VersionList
            title="Earlier versions"
            what="the version of"
            versions={earlier}
            read={(id) => readPageRevisionAction({ key: page, id })}
          />
        </div>
      </div>
    </AdminForm>
  );
}
