import { Prose } from "@/components/content/prose";
import { ProsePage } from "@/components/layout/prose-page";
import { PageSections } from "@/components/pages/page-sections";
import { paths } from "@/lib/paths";
import { getPage, getPageMeta, getPageStructure } from "@/server/pages/queries";

export const generateMetadata = () => getPageMeta("about", paths.about);

export default async function AboutPage() {
  const { heading, lead, sections, terms } = await getPage("about");
  const structure = await getPageStructure("about");
  return (
    <ProsePage title={heading} lead={<Prose tree={lead} />} structure={structure}>
      <PageSections sections={sections} terms={terms} />
    </ProsePage>
  );
}
