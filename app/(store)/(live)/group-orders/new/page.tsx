import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { StartGroup } from "@/components/groups/start-group";
import { designPaths } from "@/lib/designer/design-paths";
import { designIdSchema } from "@/lib/designer/saved-design";
import { getGroupStart } from "@/server/groups/queries";

export const instant = false;

export const metadata: Metadata = { title: "Order as a group", robots: { index: false } };

export default async function NewGroupPage({ searchParams }: PageProps<"/group-orders/new">) {
  const versionId = designIdSchema.safeParse((await searchParams).version).data;
  if (versionId === undefined) notFound();
  const found = await getGroupStart(versionId, designPaths.newGroupOrder(versionId));
  if (!found?.proof.team) notFound();
  const { proof, addresses } = found;
  return (
    <div className="container-page max-w-2xl pt-8 pb-16 sm:pt-12">
      <h1 className="display text-4xl sm:text-5xl">Order as a group</h1>
      <p className="mt-3 text-lg text-muted-foreground">
        Share one link. Everyone adds their name, number and size for “{proof.name}”, and pays for their own
        tee. The more tees are paid, the lower the price for all.
      </p>
      <StartGroup versionId={versionId} addresses={addresses} />
    </div>
  );
}
