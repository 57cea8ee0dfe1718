import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { Section } from "@/components/admin/section";
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
      <PageHeading title="Roles">Staff and their permissions. Changes take effect immediately.</PageHeading>
      <Section id="staff-heading" title="Staff" className="mt-8">
        <StaffTable staff={staff} viewerId={viewerId} canWrite={canWrite} />
      </Section>
      {canWrite || invitations.length > 0 ? (
        <Section id="invite-heading" title="Invitations" className="mt-10 max-w-2xl">
          {canWrite ? <InviteForm /> : null}
          <InvitationList invitations={invitations} canWrite={canWrite} />
        </Section>
      ) : null}
      <Section id="matrix-heading" title="Permissions by role" className="mt-10">
        <PermissionMatrix areas={areas} canWrite={canWrite} />
      </Section>
    </>
  );
}
