import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { GroupPrices } from "@/components/groups/group-prices";
import { StartGroup } from "@/components/groups/start-group";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { designPaths } from "@/lib/designer/design-paths";
import { designIdSchema } from "@/lib/designer/saved-design";
import { describeGroupDelivery } from "@/lib/groups/group-delivery";
import { describeGroupFields } from "@/lib/groups/group-order";
import { getGroupStart } from "@/server/groups/queries";
import { getShopTerms } from "@/server/settings/queries";

export const instant = false;

export const metadata: Metadata = { title: "Order as a group", robots: { index: false } };

export default async function NewGroupPage({ searchParams }: PageProps<"/group-orders/new">) {
  const versionId = designIdSchema.safeParse((await searchParams).version).data;
  if (versionId === undefined) notFound();
  const [found, terms] = await Promise.all([
    getGroupStart(versionId, designPaths.newGroupOrder(versionId)),
    getShopTerms(),
  ]);
  if (!found) notFound();
  const { proof, addresses } = found;
  if (!proof.team) {
    return (
      <EmptyState
        headingLevel="h1"
        title="Add a name or number first"
        actions={<ButtonLink href={designPaths.proof(versionId)}>Back to the design</ButtonLink>}
      >
        Everyone in a group adds their own. Edit the design, choose Text, then Team name or Team number.
      </EmptyState>
    );
  }
  const [first] = proof.blank?.sizes ?? [];
  return (
    <div className="container-page max-w-2xl pt-8 pb-16 sm:pt-12">
      <h1 className="display text-4xl sm:text-5xl">Order as a group</h1>
      <p className="mt-3 text-lg text-muted-foreground">
        {`Share one link. Everyone adds their ${describeGroupFields(proof.team)} for “${proof.name}”, and pays for their own tee. The more tees are paid, the lower the price for all.`}
      </p>
      {first ? (
        <div className="mt-8 max-w-md">
          <GroupPrices of={{ ...proof, blankPaise: first.listPaise }} />
        </div>
      ) : null}
      <StartGroup versionId={versionId} addresses={addresses} delivery={describeGroupDelivery(terms)} />
    </div>
  );
}
