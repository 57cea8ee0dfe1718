import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { NoteForm } from "@/components/admin/note-form";
import { Story } from "@/components/admin/story";
import {
  CustomerFacts,
  CustomerHeading,
  CustomerOrders,
  CustomerStatements,
} from "@/components/customers/admin/customer-facts";
import { CustomerSteps } from "@/components/customers/admin/customer-steps";
import { nameOfCustomer } from "@/lib/customers/customer-list";
import { listCustomerSteps } from "@/lib/customers/customer-steps";
import { tellCustomer } from "@/lib/customers/customer-story";
import { officePaths } from "@/lib/office-paths";
import { noteCustomerAction } from "@/server/customers/admin-actions";
import { getCustomerDesk } from "@/server/customers/queries";

export const instant = false;

export const metadata: Metadata = { title: "Customer" };

export default async function CustomerPage({ params }: PageProps<"/admin/users/[userId]">) {
  const { userId } = await params;
  const desk = await getCustomerDesk(userId);
  if (!desk) notFound();
  const { customer, canWrite, canSeeRoles, canSeeOrders } = desk;
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
              <Link href={officePaths.roles} prefetch={false} className="link">
                Roles
              </Link>
            ) : null}
          </p>
        ) : null}
        {mayStep ? (
          <div>
            <CustomerSteps
              userId={customer.id}
              name={nameOfCustomer(customer)}
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
        <Story
          lines={tellCustomer(customer)}
          dots={{ order: "bg-brand", step: "bg-input", note: "bg-warning" }}
        >
          {mayStep ? (
            <NoteForm
              about={{ userId: customer.id }}
              save={noteCustomerAction}
              hint="The customer never sees it. Write only what helps with their orders."
              most={2000}
            />
          ) : null}
        </Story>
      </div>
    </>
  );
}
