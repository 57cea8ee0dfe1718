import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageHeading } from "@/components/admin/page-heading";
import { KindChoice } from "@/components/marketing/admin/kind-choice";
import { SectionForm } from "@/components/marketing/admin/section-form";
import { sectionKinds, sectionPlaces } from "@/lib/marketing/section";
import { getNewSection } from "@/server/marketing/queries";

export const instant = false;

export const metadata: Metadata = { title: "Add section" };

export default async function NewSectionPage({ searchParams }: PageProps<"/admin/marketing/new">) {
  const section = await getNewSection(await searchParams);
  if (!section) notFound();
  const { place, kind, kinds, sources, facts } = section;
  return (
    <>
      <PageHeading
        title={kind ? `Add: ${sectionKinds[kind].label.toLowerCase()}` : "Add section"}
      >{`${sectionPlaces[place].label}.${kind ? ` ${sectionKinds[kind].description}.` : ""}`}</PageHeading>
      {kind ? (
        <SectionForm key={kind} place={place} kind={kind} section={null} sources={sources} facts={facts} />
      ) : (
        <KindChoice place={place} kinds={kinds} />
      )}
    </>
  );
}
