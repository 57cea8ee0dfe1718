import { Prose } from "@/components/content/prose";
import { ProsePage } from "@/components/layout/prose-page";
import { PageSections } from "@/components/pages/page-sections";
import { paths } from "@/lib/paths";
import { getPage, getPageMeta } from "@/server/pages/queries";

export const generateMetadata = () => getPageMeta("about", paths.about);

export default async function AboutPage() {
  const { heading, lead, sections, terms } = await getPage("about");
  return (
    <ProsePage title={heading} lead={<Prose tree={lead} />}>
      <PageSections sections={sections} terms={terms} />
    </ProsePage>
  );
}
