import { Prose } from "@/components/content/prose";
import { ProsePage } from "@/components/layout/prose-page";
import { PageSections } from "@/components/pages/page-sections";
import { paths } from "@/lib/paths";
import { getPage, getPageMeta, getPageStructure } from "@/server/pages/queries";

export const generateMetadata = () => getPageMeta("investor", paths.investor);

export default async function InvestorPage() {
  const { heading, lead, sections, terms } = await getPage("investor");
  const structure = await getPageStructure("investor");
  return (
    <ProsePage title={heading} lead={<Prose tree={lead} />} structure={structure}>
      <PageSections sections={sections} terms={terms} />
    </ProsePage>
  );
}
