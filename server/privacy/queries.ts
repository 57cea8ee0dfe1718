import "server-only";
import { z } from "zod";
import { adminPaths } from "@/lib/admin-paths";
import { privacyRequestPurpose } from "@/lib/contact/privacy-request";
import { now } from "@/server/clock";
import { hasAnyPermission } from "@/server/session/admin-access";
import { requireAdminAccess } from "@/server/session/viewer";
import { verifySignedValue } from "@/server/signed-value";
import { recordStaffRead } from "@/server/staff/repository";
import { findPrivacyRequest, listPrivacyRequests } from "./repository";

/** The id of a request, or null for a link that is not ours. */
export function verifyRequestToken(token: string): string | null {
  const id = verifySignedValue(privacyRequestPurpose, token);
  return id !== null && z.uuid().safeParse(id).success ? id : null;
}

/** The proven requests, and the chosen one. */
export async function getPrivacyRequests(requestId: string | undefined) {
  await requireAdminAccess(adminPaths.privacy, "customers.read");
  const isId = z.uuid().safeParse(requestId).success;
  const [requests, request, canWrite] = await Promise.all([
    listPrivacyRequests(now()),
    isId && requestId ? findPrivacyRequest(requestId) : null,
    hasAnyPermission("customers.write"),
  ]);
  if (request) await recordStaffRead("privacy_requests", request.id);
  return { requests, request, canWrite };
}
