import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { adminPaths } from "@/lib/admin-paths";
import { formatDayAndTime } from "@/lib/orders/when";
import {
  type AuditEntry,
  type AuditNames,
  auditActionLabels,
  auditActions,
  auditSubjects,
} from "@/lib/staff/audit";
import type { AuditQuery } from "@/lib/staff/audit-query";
import type { StaffMember } from "@/lib/staff/staff";
import {
  type AuditChange,
  auditSubjectPath,
  describeSubject,
  formatAuditAction,
  isMeaningful,
  listAuditChanges,
} from "./describe-audit-entry";

interface AuditListProps {
  entries: readonly AuditEntry[];
  names: AuditNames;
}

export function AuditList({ entries, names }: AuditListProps) {
  return (
    <ol className="mt-6 border-t">
      {entries.filter(isMeaningful).map((entry) => (
        <Entry key={entry.id} entry={entry} names={names} />
      ))}
    </ol>
  );
}

function Entry({ entry, names }: { entry: AuditEntry; names: AuditNames }) {
  const { at, actorName } = entry;
  const { noun, name } = describeSubject(entry, names);
  const place = auditSubjectPath(entry);
  const changes = listAuditChanges(entry, names);
  return (
    <li className="grid gap-x-8 gap-y-2 border-b py-3 md:grid-cols-[16rem_minmax(0,1fr)]">
      <div>
        <p className="wrap-anywhere font-semibold">{actorName}</p>
        <p className="text-muted-foreground">
          <time dateTime={at}>{formatDayAndTime(new Date(at))}</time>
        </p>
      </div>
      <div className="min-w-0">
        <p className="wrap-anywhere">
          {noun}{" "}
          {place === null ? (
            <span className="font-semibold">{name}</span>
          ) : (
            <Link href={place} prefetch={false} className="link font-semibold">
              {name}
            </Link>
          )}{" "}
          {formatAuditAction(entry)}
        </p>
        {changes.length > 0 ? (
          <dl className="mt-1 grid gap-1">
            {changes.map((change) => (
              <Change key={change.label} change={change} />
            ))}
          </dl>
        ) : null}
      </div>
    </li>
  );
}

function Change({ change: { label, before, after } }: { change: AuditChange }) {
  return (
    <div className="wrap-anywhere grid gap-x-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="line-clamp-4">
        {before === null ? null : <del className="text-muted-foreground">{before}</del>}
        {before !== null && after !== null ? <span aria-hidden="true"> → </span> : null}
        {after === null ? null : <ins className="no-underline">{after}</ins>}
      </dd>
    </div>
  );
}

interface AuditFiltersProps {
  query: AuditQuery;
  staff: readonly StaffMember[];
}

/** A plain GET form: it works before the scripts have loaded, and its result has a URL. */
export function AuditFilters({ query, staff }: AuditFiltersProps) {
  const { subject, actor, action, from, to } = query;
  return (
    <form method="get" className="mt-6 flex flex-wrap items-end gap-3">
      <label className="grid gap-1 font-semibold" htmlFor="audit-subject">
        Record
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
          Staff
          <Select id="audit-actor" name="actor" defaultValue={actor ?? ""} className="w-48 font-normal">
            <option value="">Everyone</option>
            {staff.map(({ userId, name }) => (
              <option key={userId} value={userId}>
                {name}
              </option>
            ))}
          </Select>
        </label>
      ) : null}
      <label className="grid gap-1 font-semibold" htmlFor="audit-action">
        Action
        <Select id="audit-action" name="action" defaultValue={action ?? ""} className="w-36 font-normal">
          <option value="">Any change</option>
          {auditActions.map((value) => (
            <option key={value} value={value}>
              {auditActionLabels[value].charAt(0).toUpperCase() + auditActionLabels[value].slice(1)}
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
        <Link href={adminPaths.auditLog} prefetch={false} className="link inline-flex min-h-12 items-center">
          Clear filters
        </Link>
      ) : null}
    </form>
  );
}
