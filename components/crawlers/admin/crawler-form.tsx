"use client";

import { AdminForm } from "@/components/admin/form/admin-form";
import { CheckField, SelectField } from "@/components/admin/form/form-fields";
import { useAdminForm } from "@/components/admin/form/use-admin-form";
import type { CrawlerForm as Fields } from "@/lib/crawlers/crawler-schema";
import { readOnlyReason } from "@/lib/settings/saved";
import { saveCrawlersAction } from "@/server/crawlers/admin-actions";

const labels = { aiCrawlers: "AI crawlers", isIndexNowOn: "Notify search engines of changes" };

interface CrawlerFormProps {
  saved: { aiCrawlers: "all" | "none"; indexNowKey: string; version: string | null };
  canWrite: boolean;
}

export function CrawlerForm({ saved, canWrite }: CrawlerFormProps) {
  const state = useAdminForm<Fields, Fields>({
    name: "crawler settings",
    schema: async () => (await import("@/lib/crawlers/crawler-schema")).crawlerSchema,
    saved: { aiCrawlers: saved.aiCrawlers, isIndexNowOn: saved.indexNowKey !== "" },
    version: saved.version,
    save: (settings, version) =>
      saveCrawlersAction({ settings, version: version === null ? null : String(version) }),
    successMessage: "Saved. robots.txt updates within a minute.",
  });
  return (
    <AdminForm state={state} labels={labels} canWrite={canWrite} readOnlyReason={readOnlyReason}>
      <div className="grid gap-4">
        <SelectField
          name="aiCrawlers"
          label={labels.aiCrawlers}
          hint="Bots that train or answer for AI models. Search engines are always allowed."
        >
          <option value="all">Allowed</option>
          <option value="none">Blocked in robots.txt</option>
        </SelectField>
        <CheckField
          name="isIndexNowOn"
          label={labels.isIndexNowOn}
          hint="Sends product and post changes through IndexNow within two minutes."
        />
      </div>
    </AdminForm>
  );
}
