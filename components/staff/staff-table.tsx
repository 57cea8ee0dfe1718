"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { FailureAlert } from "@/components/ui/failure-alert";
import { usePageAction } from "@/components/ui/use-page-action";
import { formatMoment } from "@/lib/orders/when";
import { roleDuties, roleNames } from "@/lib/staff/permissions";
import type { StaffMember } from "@/lib/staff/staff";
import { setStaffRoleAction } from "@/server/staff/admin-actions";
import { RoleSelect } from "./role-select";

interface StaffTableProps {
  staff: readonly StaffMember[];
  viewerId: string;
  canWrite: boolean;
}

/** The staff. Cards on a phone, rows on wide screens. */
export function StaffTable({ staff, viewerId, canWrite }: StaffTableProps) {
  const { isWorking, failure, run } = usePageAction();
  return (
    <>
      <FailureAlert message={failure?.message} className="mt-3" />
      <ul className="mt-3 border-t">
        {staff.map((member) => (
          <StaffRow
            key={member.userId}
            member={member}
            isViewer={member.userId === viewerId}
            canWrite={canWrite}
            isWorking={isWorking}
            run={run}
          />
        ))}
      </ul>
    </>
  );
}

interface StaffRowProps {
  member: StaffMember;
  isViewer: boolean;
  canWrite: boolean;
  isWorking: boolean;
  run: ReturnType<typeof usePageAction>["run"];
}

function StaffRow({ member, isViewer, canWrite, isWorking, run }: StaffRowProps) {
  const { userId, name, email, role, hasFactor, seenAt } = member;
  return (
    <li className="grid items-center gap-x-6 gap-y-2 border-b py-3 md:grid-cols-[minmax(0,2fr)_minmax(0,1.5fr)_12rem_9rem]">
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">
          {name}
          {isViewer ? <span className="font-normal text-muted-foreground"> (you)</span> : null}
        </p>
        <p className="wrap-anywhere text-muted-foreground">{email}</p>
      </div>
      <p className="text-muted-foreground text-xs">
        {hasFactor ? "Authenticator app set up" : "No authenticator app"}
        <br />
        {seenAt ? `Last active ${formatMoment(seenAt)}` : "Never active"}
      </p>
      {canWrite ? (
        <RoleSelect
          label={`Role of ${name}`}
          value={role}
          isDisabled={isWorking}
          onChange={(next) =>
            run(() => setStaffRoleAction({ userId, role: next }), `${name}: ${roleNames[next]}`)
          }
        />
      ) : (
        <p title={roleDuties[role]}>{roleNames[role]}</p>
      )}
      {canWrite ? <RemoveRole member={member} isWorking={isWorking} run={run} /> : null}
    </li>
  );
}

function RemoveRole({
  member: { userId, name },
  isWorking,
  run,
}: Pick<StaffRowProps, "member" | "isWorking" | "run">) {
  const [isAsked, setIsAsked] = useState(false);
  if (!isAsked) {
    return (
      <Button
        variant="outline"
        size="sm"
        aria-label={`Remove ${name} from staff`}
        onClick={() => setIsAsked(true)}
        className="justify-self-start"
      >
        Remove
      </Button>
    );
  }
  return (
    <div className="md:col-span-full">
      <p className="font-medium">{name} can't open the admin any more. They keep their customer account.</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          variant="destructive"
          size="sm"
          autoFocus
          isPending={isWorking}
          onClick={() =>
            run(() => setStaffRoleAction({ userId, role: null }), `${name} isn't staff any more`)
          }
        >
          Remove from staff
        </Button>
        <Button variant="outline" size="sm" onClick={() => setIsAsked(false)}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
