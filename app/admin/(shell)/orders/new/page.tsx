import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { NewPhoneOrder } from "@/components/phone-orders/admin/new-phone-order";
import { OpenDrafts } from "@/components/phone-orders/admin/open-drafts";
import { Alert } from "@/components/ui/alert";
import { getOrderMaker } from "@/server/phone-orders/queries";

export const instant = false;

export const metadata: Metadata = { title: "New order" };

export default async function OrderMakerPage({ searchParams }: PageProps<"/admin/orders/new">) {
  const { saved, quote, isGone, open, canSeeCustomers, codReservationMinutes } = await getOrderMaker(
    (await searchParams).draft,
  );
  return (
    <>
      <PageHeading title="New order">
        Take an order by phone. Your changes are saved until the order is placed.
      </PageHeading>
      {isGone ? (
        <Alert variant="warning" className="mt-4">
          That draft was deleted, or is older than 30 days. This is a new one.
        </Alert>
      ) : null}
      {saved.otherAuthor ? (
        <Alert className="mt-4">
          {saved.otherAuthor} is taking this order. You can view it; only they can change or place it.
        </Alert>
      ) : null}
      <NewPhoneOrder
        saved={saved}
        quote={quote}
        canSeeCustomers={canSeeCustomers}
        codReservationMinutes={codReservationMinutes}
      />
      <OpenDrafts drafts={open} />
    </>
  );
}
