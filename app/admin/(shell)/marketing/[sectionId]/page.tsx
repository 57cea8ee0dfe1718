import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageHeading } from "@/components/admin/page-heading";
import { SectionBadge } from "@/components/marketing/admin/section-badge";
import { SectionForm } from "@/components/marketing/admin/section-form";
import { ButtonLink } from "@/components/ui/button-link";
import { adminPaths } from "@/lib/admin-paths";
import { sectionKinds, sectionPlaces } from "@/lib/marketing/section";
import { getAdminSection } from "@/server/marketing/queries";

export const instant = false;

export const metadata: Metadata = { title: "Section" };

export default async function SectionPage({ params }: PageProps<"/admin/marketing/[sectionId]">) {
  const data = await getAdminSection(Number((await params).sectionId));
  if (!data) notFound();
  const { section, state, seenFrom, sources, facts } = data;
  const { label, description } = sectionKinds[section.kind];
  return (
    <>
      <PageHeading
        title={label}
        actions={
          <ButtonLink
            href={adminPaths.marketingPreview(section.place, seenFrom)}
            variant="outline"
            size="sm"
            prefetch={false}
          >
            Preview
          </ButtonLink>
        }
      >
        <SectionBadge state={state} /> {sectionPlaces[section.place].label}. {description}.
      </PageHeading>
      <SectionForm
        key={section.id}
        place={section.place}
        kind={section.kind}
        section={section}
        sources={sources}
        facts={facts}
      />
    </>
  );
}
