import { formatDayAndTime } from "@/lib/orders/when";
import { type AuditChange, type AuditEntry, actionWords, nounOf } from "@/lib/staff/audit";

export function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <ol className="mt-6 border-t">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}

function Entry({ entry: { at, actorName, action, subject, subjectId, changes } }: { entry: AuditEntry }) {
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
          {nounOf(subject)} <span className="font-semibold">{subjectId}</span> {actionWords[action]}
        </p>
        {changes.length > 0 ? (
          <dl className="mt-1 grid gap-1">
            {changes.map((change) => (
              <Change key={change.field} change={change} />
            ))}
          </dl>
        ) : null}
      </div>
    </li>
  );
}

function Change({ change: { field, before, after } }: { change: AuditChange }) {
  return (
    <div className="wrap-anywhere grid gap-x-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-muted-foreground">{field.replaceAll("_", " ")}</dt>
      <dd className="line-clamp-4">
        {before === null ? null : <del className="text-muted-foreground">{before}</del>}
        {before !== null && after !== null ? <span aria-hidden="true"> → </span> : null}
        {after === null ? null : <ins className="no-underline">{after}</ins>}
      </dd>
    </div>
  );
}
