"use client";

import { useWatch } from "react-hook-form";
import { FieldGroup, TextAreaField, TextField } from "@/components/admin/form/form-fields";
import { SearchPreview } from "@/components/admin/search-preview";
import { postLabels as labels, type PostForm } from "@/lib/blog/post-form";
import { postSnippet } from "@/lib/products/snippet";

/** How the post stands in search engines. */
export function SeoFields({ shop }: { shop: { name: string; host: string } }) {
  const [title, summary, seoTitle, seoDescription] = useWatch<
    PostForm,
    ["title", "summary", "seoTitle", "seoDescription"]
  >({ name: ["title", "summary", "seoTitle", "seoDescription"] });
  const snippet = postSnippet(
    {
      title: seoTitle.trim() || title.trim() || "Title of the post",
      description: seoDescription.trim() || summary,
    },
    shop,
  );
  return (
    <FieldGroup title="Search engines">
      <SearchPreview snippet={snippet} />
      <TextField
        name="seoTitle"
        label={labels.seoTitle}
        hint="Empty: the title."
        maxLength={120}
        isOptional
      />
      <TextAreaField
        name="seoDescription"
        label={labels.seoDescription}
        hint="Empty: the summary."
        rows={3}
        maxLength={320}
        isOptional
      />
    </FieldGroup>
  );
}
