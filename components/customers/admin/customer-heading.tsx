import { CopyId } from "@/components/admin/copy-id";
import { PageHeading } from "@/components/admin/page-heading";
import { Badge } from "@/components/ui/badge";
import { nameOfCustomer } from "@/lib/customers/customer-list";
import type { DeskCustomer } from "@/lib/customers/desk-customer";
import { formatShortDay } from "@/lib/orders/when";

/** Name, state and id. */
export function CustomerHeading({ customer }: { customer: DeskCustomer }) {
  const { isStaff, block, deletion } = customer;
  return (
    <PageHeading title={nameOfCustomer(customer)}>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {isStaff ? <Badge>Staff</Badge> : null}
        {block ? <Badge variant="destructive">Blocked</Badge> : null}
        {deletion ? <Badge variant="warning">Deletion asked</Badge> : null}
        {isStaff || block || deletion ? null : <Badge variant="success">Active</Badge>}
        <span>Joined {formatShortDay(customer.joinedAt)}</span>
        <CopyId id={customer.id} />
      </span>
    </PageHeading>
  );
}
