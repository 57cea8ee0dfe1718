import { JsonLdScript } from "@/components/catalog/json-ld-script";
import { Prose } from "@/components/content/prose";
import { ProsePage } from "@/components/layout/prose-page";
import { FaqTopics } from "@/components/pages/faq-topics";
import { listQuestions } from "@/lib/pages/questions";
import { paths } from "@/lib/paths";
import { faqJsonLd } from "@/lib/seo/json-ld";
import { getPage, getPageMeta, getPageStructure } from "@/server/pages/queries";

export const generateMetadata = () => getPageMeta("faq", paths.faq);

export default async function FaqPage() {
  const { heading, lead, sections } = await getPage("faq");
  const structure = await getPageStructure("faq");
  const topics = listQuestions(sections);
  const questions = topics.flatMap(({ items }) => items);
  return (
    <ProsePage title={heading} lead={<Prose tree={lead} />} structure={structure}>
      {questions.length > 0 ? <JsonLdScript data={faqJsonLd(questions)} /> : null}
      <FaqTopics topics={topics} />
    </ProsePage>
  );
}
