import { Prose } from "@/components/content/prose";
import { ProsePage } from "@/components/layout/prose-page";
import { PageSections } from "@/components/pages/page-sections";
import { paths } from "@/lib/paths";
import { getPage, getPageMeta, getPageStructure } from "@/server/pages/queries";
import { TermsTabs } from "./terms-tabs";

export const generateMetadata = () => getPageMeta("terms", paths.terms);

export default async function TermsPage() {
  const { heading, lead, sections, terms } = await getPage("terms");
  const structure = await getPageStructure("terms");
  return (
    <ProsePage
      title={heading}
      lead={<Prose tree={lead} />}
      structure={structure}
      top={<TermsTabs current="terms" />}
    >
      <PageSections sections={sections} terms={terms} />
    </ProsePage>
  );
}
