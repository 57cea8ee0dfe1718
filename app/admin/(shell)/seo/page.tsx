import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { LinkPicture, StructureCheck } from "@/components/seo/admin/page-checks";
import { MissingList, RedirectForm, RedirectList } from "@/components/seo/admin/redirects";
import { RuleEditor, TitleList } from "@/components/seo/admin/rule-editor";
import { getSeoPage } from "@/server/seo/queries";

export const instant = false;

export const metadata: Metadata = { title: "SEO" };

export default async function AdminSeoPage({ searchParams }: PageProps<"/admin/seo">) {
  const { from, to, rule } = await searchParams;
  const { missing, missingCount, titles, redirects, rules } = await getSeoPage(rule);
  const prefilled = {
    source: typeof from === "string" ? from : "",
    target: typeof to === "string" ? to : "",
  };
  return (
    <>
      <PageHeading title="SEO">Redirects, missing pages, SEO titles and structured data.</PageHeading>
      <div className="mt-6 grid items-start gap-x-10 gap-y-12 lg:grid-cols-2 [&>*]:min-w-0">
        <section aria-labelledby="redirects-heading" id="redirects" className="lg:col-span-2">
          <h2 id="redirects-heading" className="font-semibold text-lg">
            Redirects
          </h2>
          <RedirectForm
            key={`${prefilled.source} ${prefilled.target} ${redirects.length}`}
            prefilled={prefilled}
          />
          <RedirectList redirects={redirects} />
        </section>
        <RuleEditor {...rules} />
        <MissingList missing={missing} count={missingCount} />
        <TitleList titles={titles} />
        <StructureCheck />
        <LinkPicture />
      </div>
    </>
  );
}
