import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { officePaths } from "@/lib/office-paths";
import { actionWords, auditActions, auditSubjects } from "@/lib/staff/audit";
import type { AuditQuery } from "@/lib/staff/audit-query";
import type { StaffMember } from "@/lib/staff/staff";

interface AuditFiltersProps {
  query: AuditQuery;
  staff: readonly StaffMember[];
}

/** A plain form: it works before the scripts are there, and its answer has an address. */
export function AuditFilters({ query, staff }: AuditFiltersProps) {
  const { subject, actor, action, from, to } = query;
  return (
    <form method="get" className="mt-6 flex flex-wrap items-end gap-3">
      <label className="grid gap-1 font-semibold" htmlFor="audit-subject">
        What
        <Select id="audit-subject" name="subject" defaultValue={subject ?? ""} className="w-48 font-normal">
          <option value="">Everything</option>
          {auditSubjects.map(([value, noun]) => (
            <option key={value} value={value}>
              {noun.charAt(0).toUpperCase() + noun.slice(1)}
            </option>
          ))}
        </Select>
      </label>
      {staff.length > 0 ? (
        <label className="grid gap-1 font-semibold" htmlFor="audit-actor">
          Who
          <Select id="audit-actor" name="actor" defaultValue={actor ?? ""} className="w-48 font-normal">
            <option value="">Everybody</option>
            {staff.map(({ userId, name }) => (
              <option key={userId} value={userId}>
                {name}
              </option>
            ))}
          </Select>
        </label>
      ) : null}
      <label className="grid gap-1 font-semibold" htmlFor="audit-action">
        How
        <Select id="audit-action" name="action" defaultValue={action ?? ""} className="w-36 font-normal">
          <option value="">Any change</option>
          {auditActions.map((value) => (
            <option key={value} value={value}>
              {actionWords[value].charAt(0).toUpperCase() + actionWords[value].slice(1)}
            </option>
          ))}
        </Select>
      </label>
      <label className="grid gap-1 font-semibold" htmlFor="audit-from">
        From
        <Input id="audit-from" type="date" name="from" defaultValue={from} className="w-40 font-normal" />
      </label>
      <label className="grid gap-1 font-semibold" htmlFor="audit-to">
        To
        <Input id="audit-to" type="date" name="to" defaultValue={to} className="w-40 font-normal" />
      </label>
      <Button type="submit" variant="outline">
        Filter
      </Button>
      {subject || actor || action || from || to ? (
        <Link href={officePaths.auditLog} prefetch={false} className="link inline-flex min-h-12 items-center">
          Clear filters
        </Link>
      ) : null}
    </form>
  );
}
