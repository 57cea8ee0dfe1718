import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { NoteForm } from "@/components/admin/note-form";
import { Timeline } from "@/components/admin/timeline";
import {
  CustomerFacts,
  CustomerHeading,
  CustomerOrders,
  CustomerStatements,
} from "@/components/customers/admin/customer-facts";
import { CustomerSteps } from "@/components/customers/admin/customer-steps";
import { adminPaths } from "@/lib/admin-paths";
import { formatCustomerName } from "@/lib/customers/customer-list";
import { listCustomerSteps } from "@/lib/customers/customer-steps";
import { buildCustomerTimeline } from "@/lib/customers/customer-story";
import { addCustomerNoteAction } from "@/server/customers/admin-actions";
import { getAdminCustomer } from "@/server/customers/queries";

export const instant = false;

export const metadata: Metadata = { title: "Customer" };

export default async function CustomerPage({ params }: PageProps<"/admin/users/[userId]">) {
  const { userId } = await params;
  const data = await getAdminCustomer(userId);
  if (!data) notFound();
  const { customer, canWrite, canSeeRoles, canSeeOrders } = data;
  const mayStep = canWrite && !customer.isStaff;
  return (
    <>
      <CustomerHeading customer={customer} />
      <div className="mt-5 grid gap-4">
        <CustomerStatements customer={customer} />
        {customer.isStaff ? (
          <p>
            <span>This is a staff account. It can't be changed here. </span>
            {canSeeRoles ? (
              <Link href={adminPaths.roles} prefetch={false} className="link">
                Roles
              </Link>
            ) : null}
          </p>
        ) : null}
        {mayStep ? (
          <div>
            <CustomerSteps
              userId={customer.id}
              name={formatCustomerName(customer)}
              steps={listCustomerSteps(customer)}
            />
          </div>
        ) : null}
      </div>
      <div className="mt-8 grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,2fr)_minmax(19rem,1fr)] xl:grid-rows-[auto_1fr]">
        <CustomerOrders customer={customer} canOpen={canSeeOrders} />
        <div className="grid min-w-0 content-start gap-8 xl:row-span-2 xl:border-l xl:pl-8">
          <CustomerFacts customer={customer} />
        </div>
        <Timeline
          lines={buildCustomerTimeline(customer)}
          dots={{ order: "bg-brand", step: "bg-input", note: "bg-warning" }}
        >
          {mayStep ? (
            <NoteForm
              about={{ userId: customer.id }}
              save={addCustomerNoteAction}
              hint="The customer never sees it. Write only what helps with their orders."
              most={2000}
            />
          ) : null}
        </Timeline>
      </div>
    </>
  );
}
