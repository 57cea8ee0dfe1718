import "server-only";
import type { User } from "@supabase/supabase-js";
import { blockedMessage } from "@/lib/auth/blocked";
import { AppError } from "@/server/errors";
import { isBlocked } from "@/server/session/viewer";
import type { SessionClient } from "@/server/supabase/viewer-client";
import { clearSession } from "./sign-out";

/** Ends the new session of a blocked customer with a message: they have just proven their identity. */
export async function refuseBlocked(client: SessionClient, user: User): Promise<void> {
  if (!isBlocked(user)) return;
  await clearSession(client);
  throw new AppError("forbidden", blockedMessage);
}
