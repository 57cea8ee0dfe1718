"use server";

import { z } from "zod";
import { permissions } from "@/lib/staff/permissions";
import { invitationSchema, limitedRoles, roleSchema } from "@/lib/staff/staff";
import { defineAction } from "@/server/gate/define-action";
import { explainRefusal } from "./explain-refusal";
import { inviteStaff, setRolePermission, setStaffRole, withdrawInvitation } from "./repository";

const userId = z.uuid();

export const setStaffRoleAction = defineAction({
  name: "staff: set role",
  guard: "roles.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ userId, role: roleSchema.nullable() }),
  run: (input) => explainRefusal(() => setStaffRole(input.userId, input.role)),
});

export const setRolePermissionAction = defineAction({
  name: "staff: set permission",
  guard: "roles.write",
  limit: ["staffPerson"],
  schema: z.strictObject({
    role: z.enum(limitedRoles),
    permission: z.enum(permissions),
    isAllowed: z.boolean(),
  }),
  run: setRolePermission,
});

export const inviteStaffAction = defineAction({
  name: "staff: invite",
  guard: "roles.write",
  limit: ["staffPerson", "invitePerson"],
  schema: invitationSchema,
  run: ({ email, role }) => explainRefusal(() => inviteStaff(email, role)),
});

export const withdrawInvitationAction = defineAction({
  name: "staff: withdraw invitation",
  guard: "roles.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ id: z.uuid() }),
  run: ({ id }) => withdrawInvitation(id),
});
