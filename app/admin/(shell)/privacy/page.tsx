import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { PrivacyRequestList, PrivacyRequestView } from "@/components/contact/admin/privacy-requests";
import { getPrivacyRequests } from "@/server/privacy/queries";

export const instant = false;

export const metadata: Metadata = { title: "Privacy requests" };

export default async function PrivacyRequestsPage({ searchParams }: PageProps<"/admin/privacy">) {
  const { request: chosen } = await searchParams;
  const { requests, request, canWrite } = await getPrivacyRequests(
    typeof chosen === "string" ? chosen : undefined,
  );
  return (
    <>
      <PageHeading title="Privacy requests">
        Requests from people without an account, once they have confirmed their email address.
      </PageHeading>
      {request ? <PrivacyRequestView key={request.id} request={request} canWrite={canWrite} /> : null}
      {requests.length > 0 ? (
        <PrivacyRequestList requests={requests} />
      ) : (
        <p className="mt-8 text-muted-foreground">No requests yet.</p>
      )}
    </>
  );
}
