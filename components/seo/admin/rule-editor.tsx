import Link from "next/link";
import type { ComponentProps } from "react";
import { Section } from "@/components/admin/section";
import { adminPaths } from "@/lib/admin-paths";
import { type TitleProblem, titleProblems } from "@/lib/seo/overview";
import { RuleForm } from "./rule-form";

interface RuleEditorProps {
  /** All rules, those of single categories last. `isOwn`: it was edited. */
  rules: readonly { key: string; label: string; isOwn: boolean }[];
  /** The open rule. */
  open: ComponentProps<typeof RuleForm>;
}

/** The rules of titles and descriptions, one of them open. */
export function RuleEditor({ rules, open }: RuleEditorProps) {
  const isCategory = ({ key }: { key: string }) => key.startsWith("category_");
  const isOpenBelow = open.ruleKey.startsWith("category_");
  return (
    <section aria-labelledby="rules-heading" id="rules" className="min-w-0 scroll-mt-20 lg:col-span-2">
      <h2 id="rules-heading" className="font-semibold text-lg">
        Title and description templates
      </h2>
      <p className="mt-1 max-w-180 text-muted-foreground">
        A product's or post's own SEO title and meta description override its template.
      </p>
      <div className="mt-4 grid items-start gap-x-10 gap-y-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <nav aria-label="Templates" className="min-w-0">
          <RuleLinks rules={rules.filter((rule) => !isCategory(rule))} openKey={open.ruleKey} />
          <details className="mt-2" open={isOpenBelow}>
            <summary className="min-h-11 cursor-pointer py-2 text-muted-foreground">
              Category template
            </summary>
            <RuleLinks rules={rules.filter(isCategory)} openKey={open.ruleKey} />
          </details>
        </nav>
        <RuleForm key={`${open.ruleKey} ${open.version}`} {...open} />
      </div>
    </section>
  );
}

function RuleLinks({ rules, openKey }: { rules: RuleEditorProps["rules"]; openKey: string }) {
  return (
    <ul>
      {rules.map(({ key, label, isOwn }) => (
        <li key={key}>
          <Link
            href={adminPaths.seoRule(key)}
            prefetch={false}
            aria-current={key === openKey ? "true" : undefined}
            className="wrap-anywhere flex min-h-11 items-center justify-between gap-3 rounded-sm px-2 hover:bg-accent aria-[current]:bg-accent aria-[current]:font-semibold lg:min-h-9"
          >
            {label}
            {isOwn ? <span className="text-muted-foreground text-sm">Own</span> : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const places: Record<TitleProblem["kind"], { words: string; pathOf: (id: number) => string }> = {
  product: { words: "Product", pathOf: adminPaths.product },
  post: { words: "Post", pathOf: adminPaths.post },
  category: { words: "Category", pathOf: adminPaths.category },
};

/** Pages whose title or description is unsuitable for search engines. */
export function TitleList({ titles }: { titles: readonly TitleProblem[] }) {
  return (
    <Section id="titles-heading" title="Titles and descriptions">
      {titles.length === 0 ? (
        <p className="mt-2 text-muted-foreground">Every page has a unique title and a description.</p>
      ) : null}
      <ul className="mt-2 divide-y">
        {titles.map(({ kind, id, title, problem }) => (
          <li key={`${kind} ${id}`} className="py-2">
            <Link
              href={places[kind].pathOf(id)}
              prefetch={false}
              className="link wrap-anywhere inline-flex min-h-11 items-center lg:min-h-0"
            >
              {title}
            </Link>
            <p className="text-muted-foreground text-sm">
              {places[kind].words} · {titleProblems[problem]}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
