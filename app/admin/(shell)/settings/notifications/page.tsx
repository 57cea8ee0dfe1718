import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { NotificationsForm } from "@/components/settings/admin/notifications-form";
import { getDocumentPage } from "@/server/settings/queries";

export const instant = false;

export const metadata: Metadata = { title: "Notifications" };

export default async function NotificationsPage() {
  return (
    <>
      <PageHeading title="Notifications">Which events staff are notified of, and where.</PageHeading>
      <NotificationsForm {...(await getDocumentPage("notifications"))} />
    </>
  );
}
