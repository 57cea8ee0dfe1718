"use client";

import { Fragment } from "react";
import { FailureAlert } from "@/components/ui/failure-alert";
import { CheckIcon } from "@/components/ui/form-icons";
import { usePageAction } from "@/components/ui/use-page-action";
import { roleNames, roles } from "@/lib/staff/permissions";
import type { LimitedRole, PermissionArea, PermissionRow } from "@/lib/staff/staff";
import { setRolePermissionAction } from "@/server/staff/admin-actions";

interface PermissionMatrixProps {
  areas: readonly PermissionArea[];
  canWrite: boolean;
}

const cell = "border-b px-2 py-1 text-center";

export function PermissionMatrix({ areas, canWrite }: PermissionMatrixProps) {
  const { isWorking, failure, run } = usePageAction();
  const change = (role: LimitedRole, { permission }: PermissionRow, isAllowed: boolean) =>
    run(
      () => setRolePermissionAction({ role, permission, isAllowed }),
      `${roleNames[role]}: ${permission} ${isAllowed ? "allowed" : "removed"}`,
    );
  return (
    <>
      <FailureAlert message={failure?.message} className="mt-3" />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <section aria-label="Roles and permissions" tabIndex={0} className="mt-3 scrolls-sideways">
        <table className="w-full min-w-[40rem] border-collapse">
          <thead>
            <tr>
              <th scope="col" className="border-b py-2 text-left font-semibold">
                Permission
              </th>
              {roles.map((role) => (
                <th key={role} scope="col" className="w-20 border-b px-2 py-2 font-semibold">
                  {roleNames[role]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {areas.map(({ area, rows }) => (
              <Fragment key={area}>
                <tr>
                  <th
                    scope="rowgroup"
                    colSpan={roles.length + 1}
                    className="pt-5 pb-1 text-left font-semibold"
                  >
                    {area}
                  </th>
                </tr>
                {rows.map((row) => (
                  <tr key={row.permission} className="hover:bg-muted">
                    <th scope="row" className="border-b py-1 pr-2 text-left font-normal">
                      {row.description}
                    </th>
                    {roles.map((role) => (
                      <td key={role} className={cell}>
                        {role === "admin" ? (
                          <Allowed />
                        ) : canWrite ? (
                          <label className="grid min-h-11 cursor-pointer place-items-center">
                            <input
                              type="checkbox"
                              aria-label={`${roleNames[role]}: ${row.description}`}
                              checked={row.allowed.includes(role)}
                              disabled={isWorking}
                              onChange={(event) => change(role, row, event.target.checked)}
                              className="size-6 cursor-pointer accent-foreground disabled:cursor-wait"
                            />
                          </label>
                        ) : row.allowed.includes(role) ? (
                          <Allowed />
                        ) : (
                          <span className="text-muted-foreground">
                            <span aria-hidden="true">–</span>
                            <span className="sr-only">no</span>
                          </span>
                        )}
                      </td>
                    ))}
                  </tr>
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function Allowed() {
  return (
    <>
      <CheckIcon className="mx-auto size-5" />
      <span className="sr-only">yes</span>
    </>
  );
}
