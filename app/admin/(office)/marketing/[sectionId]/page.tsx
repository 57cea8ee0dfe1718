import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageHeading } from "@/components/admin/page-heading";
import { SectionBadge } from "@/components/marketing/admin/section-badge";
import { SectionForm } from "@/components/marketing/admin/section-form";
import { ButtonLink } from "@/components/ui/button-link";
import { sectionKinds, sectionPlaces } from "@/lib/marketing/section";
import { officePaths } from "@/lib/office-paths";
import { getSectionDesk } from "@/server/marketing/queries";

export const instant = false;

export const metadata: Metadata = { title: "Section" };

export default async function SectionPage({ params }: PageProps<"/admin/marketing/[sectionId]">) {
  const desk = await getSectionDesk(Number((await params).sectionId));
  if (!desk) notFound();
  const { section, state, seenFrom, sources, facts } = desk;
  const { label, says } = sectionKinds[section.kind];
  return (
    <>
      <PageHeading
        title={label}
        actions={
          <ButtonLink
            href={officePaths.marketingPreview(section.place, seenFrom)}
            variant="outline"
            size="sm"
            prefetch={false}
          >
            Preview
          </ButtonLink>
        }
      >
        <SectionBadge state={state} /> {sectionPlaces[section.place].label}. {says}.
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
