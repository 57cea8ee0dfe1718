"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { AdminForm } from "@/components/admin/form/admin-form";
import { TextField } from "@/components/admin/form/form-fields";
import { useAdminForm } from "@/components/admin/form/use-admin-form";
import { attempt } from "@/components/ui/attempt";
import { Button } from "@/components/ui/button";
import { toastAfter } from "@/components/ui/toast-changes";
import { toast } from "@/components/ui/toaster";
import { adminPaths } from "@/lib/admin-paths";
import type { SearchWordForm as Fields } from "@/lib/catalog/search-word-schema";
import { deleteSearchWordAction, saveSearchWordAction } from "@/server/catalog/admin-actions";

const labels = { word: "Word", means: "Means" };

/** `prefilled`: the word of a search without results, or of a synonym to change. */
export function SearchWordForm({ prefilled }: { prefilled: Fields }) {
  const router = useRouter();
  const state = useAdminForm<Fields, { word: string; means: string[] }>({
    name: `search word ${prefilled.word}`,
    schema: async () => (await import("@/lib/catalog/search-word-schema")).searchWordSchema,
    saved: prefilled,
    version: null,
    save: ({ word, means }) => saveSearchWordAction({ word, means: means.join(", "), isUndo: false }),
    successMessage: "Search word saved",
    onSaved: () => router.push(adminPaths.searchWords),
  });
  return (
    <AdminForm state={state} labels={labels} isNew saveLabel="Save word">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField name="word" label={labels.word} hint="As shoppers type it, such as kaali" maxLength={40} />
        <TextField
          name="means"
          label={labels.means}
          hint="Words of your products, such as black, charcoal"
          maxLength={200}
        />
      </div>
    </AdminForm>
  );
}

interface SearchWordListProps {
  words: readonly { word: string; means: string[] }[];
}

export function SearchWordList({ words }: SearchWordListProps) {
  const router = useRouter();
  const [busyWord, setBusyWord] = useState<string | null>(null);
  const [, startWorking] = useTransition();

  function undo({ word, means }: SearchWordListProps["words"][number]): void {
    startWorking(async () => {
      const result = await attempt(() =>
        saveSearchWordAction({ word, means: means.join(", "), isUndo: true }),
      );
      if (result.ok) router.refresh();
      else toast({ title: result.message, variant: "destructive" });
    });
  }

  function remove(row: SearchWordListProps["words"][number]): void {
    setBusyWord(row.word);
    startWorking(async () => {
      const result = await attempt(() => deleteSearchWordAction({ word: row.word }));
      setBusyWord(null);
      if (!result.ok) return void toast({ title: result.message, variant: "destructive" });
      toastAfter(() => router.refresh(), {
        title: `“${row.word}” deleted`,
        action: { label: "Undo", onPress: () => undo(row) },
      });
    });
  }

  return (
    <ul className="mt-4 divide-y">
      {words.map((row) => (
        <li key={row.word} className="flex items-center justify-between gap-3 py-1">
          <p className="wrap-anywhere min-w-0">
            <Link href={adminPaths.searchWord(row.word)} className="link">
              {row.word}
            </Link>{" "}
            → {row.means.join(", ")}
          </p>
          <Button
            variant="ghost"
            size="sm"
            isPending={busyWord === row.word}
            aria-label={`Delete “${row.word}”`}
            onClick={() => remove(row)}
          >
            Delete
          </Button>
        </li>
      ))}
    </ul>
  );
}
