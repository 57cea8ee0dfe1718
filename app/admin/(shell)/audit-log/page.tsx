import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { AuditFilters, AuditList } from "@/components/staff/audit-list";
import { ButtonLink } from "@/components/ui/button-link";
import { adminPaths } from "@/lib/admin-paths";
import { parseAuditQuery, withAuditQuery } from "@/lib/staff/audit-query";
import { getAuditPage } from "@/server/staff/queries";

export const instant = false;

export const metadata: Metadata = { title: "Audit log" };

export default async function AuditLogPage({ searchParams }: PageProps<"/admin/audit-log">) {
  const query = parseAuditQuery(await searchParams);
  const { entries, names, staff, next } = await getAuditPage(query);
  const isFiltered = Object.keys(query).some((name) => name !== "before");
  return (
    <>
      <PageHeading title="Audit log">
        Every change staff make to products, discounts, settings and roles. It can't be edited. The action
        “Opened” shows who opened a customer's data.
      </PageHeading>
      <AuditFilters query={query} staff={staff} />
      {entries.length > 0 ? (
        <AuditList entries={entries} names={names} />
      ) : (
        <p className="mt-8 text-muted-foreground">
          {isFiltered ? "Nothing matches this filter." : "No changes yet."}
        </p>
      )}
      {next === null ? null : (
        <ButtonLink
          href={withAuditQuery(adminPaths.auditLog, { ...query, before: next })}
          variant="outline"
          className="mt-6"
        >
          Older changes
        </ButtonLink>
      )}
    </>
  );
}
