import Link from "next/link";
import { adminPaths } from "@/lib/admin-paths";
import { formatRegistrationKind, type GstRegistration } from "@/lib/orders/gst-registration";
import { formatMoment } from "@/lib/orders/when";
import { Steps } from "./registrations";

interface RegistrationCasesProps {
  cases: readonly (Pick<GstRegistration, "kind" | "state" | "attempts" | "lastError"> & {
    number: string;
    orderNumber: string;
    createdAt: string;
  })[];
  canStep: boolean;
  now: Date;
}

/** Documents that a portal refused or hasn't answered for, the oldest first. */
export function RegistrationCases({ cases, canStep, now }: RegistrationCasesProps) {
  if (cases.length === 0) return <p className="text-muted-foreground">No cases.</p>;
  return (
    <ul className="mt-3 divide-y border-y">
      {cases.map(({ kind, number, orderNumber, createdAt, state, attempts, lastError }) => (
        <li key={`${number} ${kind}`} className="wrap-anywhere py-3">
          <p>
            <span>{formatRegistrationKind(kind)} for </span>
            <Link href={adminPaths.order(orderNumber)} prefetch={false} className="link">
              {number}
            </Link>
            <span className="text-muted-foreground">, {formatMoment(createdAt)}</span>
          </p>
          {lastError ? <p>{lastError}</p> : null}
          {canStep ? (
            <Steps number={number} registration={{ kind, state, attempts, registeredAt: null }} now={now} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}
