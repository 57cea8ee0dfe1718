import { Prose } from "@/components/content/prose";
import { ProsePage, ProseSection } from "@/components/layout/prose-page";
import { PageSections } from "@/components/pages/page-sections";
import { paths } from "@/lib/paths";
import { getPage, getPageMeta, getPageStructure } from "@/server/pages/queries";
import { TermsTabs } from "../terms-tabs";

export const generateMetadata = () => getPageMeta("privacy", paths.privacy);

/** Shown at /terms?tab=privacy; next.config.mjs rewrites it to this page. */
export default async function PrivacyPage() {
  const { heading, lead, sections, terms } = await getPage("privacy");
  const structure = await getPageStructure("privacy");
  return (
    <ProsePage
      title={heading}
      lead={<Prose tree={lead} />}
      structure={structure}
      top={<TermsTabs current="privacy" />}
    >
      <PageSections sections={sections} terms={terms} />
      {/* With scripts, a link to this section opens the consent dialog; see use-openers.ts. */}
      <noscript>
        <ProseSection id="privacy-choices" title="Privacy choices">
          <p>
            JavaScript is off in this browser, so no third-party services load and there's nothing to choose.
            With JavaScript, “Privacy choices” at the bottom of every page shows what you allowed and lets you
            change it.
          </p>
        </ProseSection>
      </noscript>
    </ProsePage>
  );
}
