"use client";

import { Button } from "@/components/ui/button";
import { usePageAction } from "@/components/ui/use-page-action";
import { formatMoment } from "@/lib/orders/when";
import { roleNames } from "@/lib/staff/permissions";
import type { Invitation } from "@/lib/staff/staff";
import { withdrawInvitationAction } from "@/server/staff/admin-actions";

interface InvitationListProps {
  invitations: readonly Invitation[];
  canWrite: boolean;
}

/** Who was invited and has not come yet. */
export function InvitationList({ invitations, canWrite }: InvitationListProps) {
  const { isWorking, run } = usePageAction();
  if (invitations.length === 0) return null;
  return (
    <ul className="mt-5 border-t">
      {invitations.map(({ id, email, role, expiresAt, isExpired }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b py-3">
          <div className="min-w-0">
            <p className="wrap-anywhere font-medium">{email}</p>
            <p className="text-muted-foreground">
              {roleNames[role]},{" "}
              {isExpired ? "the link has expired: invite again" : `until ${formatMoment(expiresAt)}`}
            </p>
          </div>
          {canWrite ? (
            <Button
              variant="outline"
              size="sm"
              isPending={isWorking}
              aria-label={`Withdraw the invitation of ${email}`}
              onClick={() => run(() => withdrawInvitationAction({ id }), "Invitation withdrawn")}
            >
              Withdraw
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
