import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { InvitationList, InviteForm } from "@/components/staff/invite-form";
import { PermissionMatrix } from "@/components/staff/permission-matrix";
import { StaffTable } from "@/components/staff/staff-table";
import { getRolesPage } from "@/server/staff/queries";

export const instant = false;

export const metadata: Metadata = { title: "Roles" };

export default async function RolesPage() {
  const { viewerId, staff, invitations, areas, canWrite } = await getRolesPage();
  return (
    <>
      <PageHeading title="Roles">
        Who works here and what each role may do. A change counts from the person's next click on.
      </PageHeading>
      <section aria-labelledby="staff-heading" className="mt-8">
        <h2 id="staff-heading" className="font-semibold text-lg">
          Staff
        </h2>
        <StaffTable staff={staff} viewerId={viewerId} canWrite={canWrite} />
      </section>
      {canWrite || invitations.length > 0 ? (
        <section aria-labelledby="invite-heading" className="mt-10 max-w-2xl">
          <h2 id="invite-heading" className="font-semibold text-lg">
            Invitations
          </h2>
          {canWrite ? <InviteForm /> : null}
          <InvitationList invitations={invitations} canWrite={canWrite} />
        </section>
      ) : null}
      <section aria-labelledby="matrix-heading" className="mt-10">
        <h2 id="matrix-heading" className="font-semibold text-lg">
          What each role may do
        </h2>
        <PermissionMatrix areas={areas} canWrite={canWrite} />
      </section>
    </>
  );
}
