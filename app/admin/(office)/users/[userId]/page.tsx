import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { CustomerFacts } from "@/components/customers/admin/customer-facts";
import { CustomerHeading } from "@/components/customers/admin/customer-heading";
import { CustomerOrders } from "@/components/customers/admin/customer-orders";
import { CustomerStatements } from "@/components/customers/admin/customer-statements";
import { CustomerSteps } from "@/components/customers/admin/customer-steps";
import { CustomerStory } from "@/components/customers/admin/customer-story";
import { nameOfCustomer } from "@/lib/customers/customer-list";
import { listCustomerSteps } from "@/lib/customers/customer-steps";
import { tellCustomer } from "@/lib/customers/customer-story";
import { officePaths } from "@/lib/office-paths";
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
            An account of staff: nothing is changed here.{" "}
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
        <CustomerStory userId={customer.id} lines={tellCustomer(customer)} canWrite={mayStep} />
      </div>
    </>
  );
}
