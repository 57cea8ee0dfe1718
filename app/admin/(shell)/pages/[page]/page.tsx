import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageHeading } from "@/components/admin/page-heading";
import { PageForm } from "@/components/pages/admin/page-form";
import { ButtonLink } from "@/components/ui/button-link";
import { pageLinks } from "@/lib/pages/page-key";
import { getAdminPage } from "@/server/pages/queries";

export const instant = false;

export const metadata: Metadata = { title: "Page" };

export default async function AdminContentPage({ params }: PageProps<"/admin/pages/[page]">) {
  const data = await getAdminPage((await params).page);
  if (!data) notFound();
  const { label, path } = pageLinks[data.page];
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
      <PageForm key={data.page} {...data} />
    </>
  );
}
