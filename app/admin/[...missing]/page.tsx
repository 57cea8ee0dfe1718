import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { missingMeta } from "@/lib/seo/missing-meta";
import { requireAdmin } from "@/server/auth/queries";

export const instant = false;

export const metadata: Metadata = missingMeta;

type Props = PageProps<"/admin/[...missing]">;

/** An address of the back office that nothing stands at: its own 404, and only for who may enter. */
export default async function MissingAdminPage({ params }: Props): Promise<never> {
  const { missing } = await params;
  await requireAdmin(`/admin/${missing.map(encodeURIComponent).join("/")}`);
  notFound();
}
