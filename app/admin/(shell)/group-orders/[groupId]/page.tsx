import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { PageHeading } from "@/components/admin/page-heading";
import { GroupJob } from "@/components/groups/admin/group-job";
import { buttonClasses } from "@/components/ui/button-classes";
import { adminPaths } from "@/lib/admin-paths";
import { describeGroupMoney } from "@/lib/groups/admin-group";
import { formatMoment } from "@/lib/orders/when";
import { getAdminGroup } from "@/server/groups/queries";

export const instant = false;

export const metadata: Metadata = { title: "Group order" };

export default async function AdminGroupPage({ params }: PageProps<"/admin/group-orders/[groupId]">) {
  const { groupId } = await params;
  const group = await getAdminGroup(groupId);
  if (!group) notFound();
  const { address, closedAt, closesAt, paid, contact, money } = group;
  const ofTees = group.tees.flatMap(({ state, orderNumber }) =>
    state === "paid" && orderNumber ? [orderNumber] : [],
  );
  const orders = [...new Set(ofTees)];
  return (
    <>
      <PageHeading
        title={group.name}
        primary={
          orders.length > 0 && closedAt ? (
            <a
              data-slot="button-link"
              className={buttonClasses({ variant: "brand" })}
              href={adminPaths.pickingFile(orders)}
            >
              Print pick list
            </a>
          ) : null
        }
      >
        {closedAt
          ? `Group order, closed ${formatMoment(closedAt)} IST with ${paid} paid tees.`
          : `Group order, open until ${formatMoment(closesAt)} IST. ${paid} paid tees.`}
      </PageHeading>
      {contact ? (
        <p className="wrap-anywhere mt-6">
          <span>Organiser: </span>
          <Link href={adminPaths.user(contact.id)} prefetch={false} className="link">
            {contact.name || "Customer"}
          </Link>
          <span>{[contact.phone, contact.email].map((each) => each && ` · ${each}`)}</span>
        </p>
      ) : null}
      {money ? <p className="mt-1">{describeGroupMoney(money)}</p> : null}
      {group.isOneParcel ? (
        <section aria-labelledby="group-parcel" className="mt-6">
          <h2 id="group-parcel" className="font-semibold text-lg">
            One parcel to
          </h2>
          {address ? (
            <address className="wrap-anywhere mt-1 not-italic">
              {[
                address.name,
                address.phone,
                address.line1,
                address.line2,
                `${address.city} ${address.pincode}`,
                address.state,
              ]
                .filter(Boolean)
                .join(", ")}
            </address>
          ) : (
            <p className="mt-1">The organiser has deleted their account.</p>
          )}
        </section>
      ) : null}
      <GroupJob tees={group.tees} />
    </>
  );
}
