"use client";

import { AdminForm } from "@/components/admin/form/admin-form";
import { TextAreaField, TextField } from "@/components/admin/form/form-fields";
import { useAdminForm } from "@/components/admin/form/use-admin-form";
import type { Author } from "@/lib/blog/admin-post";
import { saveAuthorAction } from "@/server/blog/admin-actions";

type Fields = Pick<Author, "name" | "about">;

const labels = { name: "Name", about: "Bio" };

/** Null for a new author. */
export function AuthorForm({ author }: { author: Author | null }) {
  const state = useAdminForm<Fields, Fields>({
    name: author ? `author ${author.id}` : "new author",
    schema: async () => (await import("@/lib/blog/post-schema")).authorSchema,
    saved: { name: author?.name ?? "", about: author?.about ?? "" },
    version: author ? `${author.name}\n${author.about}` : null,
    save: async (fields) => {
      const result = await saveAuthorAction({ id: author?.id ?? null, author: fields });
      if (!result.ok) return result;
      return {
        ok: true,
        data: { kind: "saved", version: author ? `${fields.name}\n${fields.about}` : null },
      };
    },
    successMessage: author ? "Author saved" : "Author added",
  });
  return (
    <AdminForm
      state={state}
      labels={labels}
      isNew={!author}
      saveLabel={author ? "Save" : "Add author"}
      className="grid max-w-180 gap-4"
    >
      <div className="grid gap-4">
        <TextField name="name" label={labels.name} maxLength={80} />
        <TextAreaField
          name="about"
          label={labels.about}
          hint="One sentence, under their posts."
          rows={2}
          maxLength={300}
          isOptional
        />
      </div>
    </AdminForm>
  );
}
