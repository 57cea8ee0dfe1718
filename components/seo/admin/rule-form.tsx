"use client";

import { useWatch } from "react-hook-form";
import { AdminForm } from "@/components/admin/form/admin-form";
import { TextAreaField, TextField } from "@/components/admin/form/form-fields";
import { useAdminForm } from "@/components/admin/form/use-admin-form";
import { SearchPreview } from "@/components/admin/search-preview";
import { pageSnippet } from "@/lib/products/snippet";
import { applyRule, listRulePlaceholders, type RuleKey, type SeoRule, type SeoShop } from "@/lib/seo/rules";
import { saveRuleAction } from "@/server/seo/admin-actions";

const labels = { title: "Title", description: "Description" };

interface RuleFormProps {
  ruleKey: RuleKey;
  label: string;
  saved: SeoRule;
  version: string | null;
  /** The value while nothing is typed. */
  defaultRule: SeoRule;
  /** An example to preview the rule: its facts and its path. */
  example: { facts: Readonly<Record<string, string>>; path: string };
  shop: SeoShop & { host: string };
}

/** A rule of titles and descriptions, with a search result preview. */
export function RuleForm({ ruleKey, label, saved, version, defaultRule, example, shop }: RuleFormProps) {
  const state = useAdminForm<SeoRule, SeoRule>({
    name: `seo rule ${ruleKey}`,
    schema: async () => (await import("@/lib/seo/rule-schema")).ruleSchema(ruleKey),
    saved,
    version,
    save: (rule, seen) =>
      saveRuleAction({ key: ruleKey, rule, version: seen === null ? null : String(seen) }),
    successMessage: "Saved. Pages update within seconds.",
  });
  return (
    <AdminForm state={state} labels={labels} className="max-w-180">
      <h3 className="mb-3 font-semibold">{label}</h3>
      <div className="grid gap-4">
        <RulePreview ruleKey={ruleKey} example={example} shop={shop} />
        <TextField
          name="title"
          label={labels.title}
          hint={`Default: ${defaultRule.title}`}
          maxLength={160}
          spellCheck={false}
          isOptional
        />
        <TextAreaField
          name="description"
          label={labels.description}
          hint={`Default: ${defaultRule.description}`}
          rows={3}
          maxLength={400}
          isOptional
        />
        <dl className="grid gap-1 text-sm">
          {Object.entries(listRulePlaceholders(ruleKey)).map(([name, about]) => (
            <div key={name} className="flex flex-wrap gap-x-3">
              <dt>
                <code>{`{{${name}}}`}</code>
              </dt>
              <dd className="text-muted-foreground">{about}</dd>
            </div>
          ))}
        </dl>
      </div>
    </AdminForm>
  );
}

function RulePreview({ ruleKey, example, shop }: Pick<RuleFormProps, "ruleKey" | "example" | "shop">) {
  const [title, description] = useWatch<SeoRule, ["title", "description"]>({
    name: ["title", "description"],
  });
  const rules = { ...shop.rules, [ruleKey]: { title: title.trim(), description: description.trim() } };
  const shown = applyRule(ruleKey, example.facts, { ...shop, rules });
  return <SearchPreview snippet={pageSnippet(shown, example.path, shop.host)} />;
}
