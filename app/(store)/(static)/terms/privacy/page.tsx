import Link from "next/link";
import { Prose } from "@/components/content/prose";
import { ProsePage, ProseSection } from "@/components/layout/prose-page";
import { PageSections } from "@/components/pages/page-sections";
import { privacyRequestDays } from "@/lib/contact/privacy-request";
import { paths } from "@/lib/paths";
import { getPage, getPageMeta, getPageStructure, getProcessors } from "@/server/pages/queries";
import { TermsTabs } from "../terms-tabs";

export const generateMetadata = () => getPageMeta("privacy", paths.privacy);

/** Shown at /terms?tab=privacy; next.config.mjs rewrites it to this page. */
export default async function PrivacyPage() {
  const { heading, lead, sections, terms } = await getPage("privacy");
  const [structure, processors] = await Promise.all([getPageStructure("privacy"), getProcessors()]);
  return (
    <ProsePage
      title={heading}
      lead={<Prose tree={lead} />}
      structure={structure}
      top={<TermsTabs current="privacy" />}
    >
      <PageSections sections={sections} terms={terms} />
      {processors.length > 0 ? (
        <ProseSection id="processors" title="Our processors">
          <p>These companies process data for us, on our instructions:</p>
          <ul>
            {processors.map(({ name, purpose }) => (
              <li key={name}>
                <strong translate="no">{name}</strong>: {purpose}
              </li>
            ))}
          </ul>
        </ProseSection>
      ) : null}
      <ProseSection id="request" title="Ask about your data">
        <p>
          <Link href={paths.privacyRequest} prefetch={false}>
            Ask for a copy, a correction or the erasure of your data
          </Link>
          , also without an account. We answer within {privacyRequestDays} days. The shop is for people aged
          18 or older: we send no marketing to minors.
        </p>
      </ProseSection>
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
