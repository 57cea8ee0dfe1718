import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageHeading } from "@/components/admin/page-heading";
import { PageForm } from "@/components/pages/admin/page-form";
import { ButtonLink } from "@/components/ui/button-link";
import { pagePlaces } from "@/lib/pages/page-key";
import { getPageDesk } from "@/server/pages/queries";

export const instant = false;

export const metadata: Metadata = { title: "Page" };

export default async function PageDeskPage({ params }: PageProps<"/admin/pages/[page]">) {
  const desk = await getPageDesk((await params).page);
  if (!desk) notFound();
  const { label, path } = pagePlaces[desk.page];
  return (
    <>
      <PageHeading
        title={label}
        actions={
          <ButtonLink href={path} variant="outline" size="sm" prefetch={false}>
            View page
          </ButtonLink>
        }
      >
        {path}
      </PageHeading>
      <PageForm key={desk.page} {...desk} />
    </>
  );
}
