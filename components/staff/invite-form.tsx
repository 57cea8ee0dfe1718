"use client";

import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { FailureAlert } from "@/components/ui/failure-alert";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { usePageAction } from "@/components/ui/use-page-action";
import { formatMoment } from "@/lib/orders/when";
import { type Role, roleDuties, roleNames } from "@/lib/staff/permissions";
import type { Invitation } from "@/lib/staff/staff";
import { inviteStaffAction, withdrawInvitationAction } from "@/server/staff/admin-actions";
import { RoleSelect } from "./role-select";

/** Invites a staff member by email. */
export function InviteForm() {
  const { isWorking, failure, run } = usePageAction();
  const [role, setRole] = useState<Role>("packer");
  const form = useRef<HTMLFormElement>(null);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get("email") ?? "");
    run(async () => {
      const result = await inviteStaffAction({ email, role });
      if (result.ok) form.current?.reset();
      return result;
    }, `Invitation sent to ${email}`);
  };
  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="mt-3">
      <FailureAlert message={!failure?.fieldErrors.email && failure?.message} className="mb-3" />
      <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_11rem_auto]">
        <Field id="invite-email" label="Email address" error={failure?.fieldErrors.email}>
          {(control) => (
            <Input {...control} name="email" type="email" autoComplete="off" spellCheck={false} />
          )}
        </Field>
        <div>
          <p className="mb-1.5 font-semibold">Role</p>
          <RoleSelect label="Role" value={role} onChange={setRole} />
        </div>
        <Button type="submit" variant="brand" isPending={isWorking} className="sm:mt-7">
          Invite
        </Button>
      </div>
      <p className="mt-2 text-muted-foreground">{roleDuties[role]}.</p>
    </form>
  );
}

interface InvitationListProps {
  invitations: readonly Invitation[];
  canWrite: boolean;
}

/** Pending invitations. */
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
              {isExpired ? "the link has expired, invite again" : `until ${formatMoment(expiresAt)}`}
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
