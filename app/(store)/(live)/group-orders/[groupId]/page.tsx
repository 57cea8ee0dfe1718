import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AccountFrame } from "@/components/account/account-frame";
import { DrawnPicture } from "@/components/designer/proof/drawn-picture";
import { CloseGroup } from "@/components/groups/close-group";
import { GroupFacts } from "@/components/groups/group-facts";
import { OwnGroupTees } from "@/components/groups/own-group-tees";
import { ShareGroup } from "@/components/groups/share-group";
import { designPaths } from "@/lib/designer/design-paths";
import { describeGroupFields, groupSideOf, isGroupOpen } from "@/lib/groups/group-order";
import { now } from "@/server/clock";
import { getOwnGroup } from "@/server/groups/queries";
import { getShopTerms } from "@/server/settings/queries";

export const instant = false;

export const metadata: Metadata = { title: "Group order", robots: { index: false } };

export default async function OwnGroupPage({ params }: PageProps<"/group-orders/[groupId]">) {
  const { groupId } = await params;
  const [found, terms] = await Promise.all([
    getOwnGroup(groupId, designPaths.groupOrder(groupId)),
    getShopTerms(),
  ]);
  if (!found) notFound();
  const { group, proof, token } = found;
  const isOpen = isGroupOpen(group, now());
  return (
    <AccountFrame title={group.name} at={designPaths.groupOrders}>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid h-fit min-w-0 gap-8">
          <DrawnPicture
            src={designPaths.versionPicture(proof, groupSideOf(proof.teamSide, proof.prints))}
            alt={`The tee of the group in ${proof.colour.name}`}
            width={1000}
            height={1250}
            isFirst
            className="w-24 rounded-sm"
          />
          {isOpen ? (
            <ShareGroup
              path={designPaths.group(token)}
              name={group.name}
              fields={describeGroupFields(proof.team)}
            />
          ) : null}
          <OwnGroupTees groupId={groupId} tees={group.tees} isOpen={isOpen} />
        </div>
        <div className="grid h-fit min-w-0 gap-8">
          <GroupFacts {...{ group, proof, terms, isOpen }} refundPaise={group.refundPaise} />
          {isOpen ? <CloseGroup groupId={groupId} paid={group.paid} /> : null}
        </div>
      </div>
    </AccountFrame>
  );
}
