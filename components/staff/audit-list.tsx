import Link from "next/link";
import { formatDayAndTime } from "@/lib/orders/when";
import type { AuditEntry, AuditNames } from "@/lib/staff/audit";
import { type AuditChange, changesOf, deedOf, isTelling, placeOf, thingOf } from "./audit-words";

interface AuditListProps {
  entries: readonly AuditEntry[];
  names: AuditNames;
}

export function AuditList({ entries, names }: AuditListProps) {
  return (
    <ol className="mt-6 border-t">
      {entries.filter(isTelling).map((entry) => (
        <Entry key={entry.id} entry={entry} names={names} />
      ))}
    </ol>
  );
}

function Entry({ entry, names }: { entry: AuditEntry; names: AuditNames }) {
  const { at, actorName } = entry;
  const { noun, name } = thingOf(entry, names);
  const place = placeOf(entry);
  const changes = changesOf(entry, names);
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
          {deedOf(entry)}
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
