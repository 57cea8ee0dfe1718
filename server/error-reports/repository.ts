import "server-only";
import { serviceRpc } from "@/server/supabase/service-client";
import { viewerRpc } from "@/server/supabase/viewer-client";

interface ErrorRecord {
  type: string;
  fingerprint: string;
  message: string;
  page: string;
}

/** Counts the error over all instances; true: staff are notified. */
export async function recordError({ type, fingerprint, message, page }: ErrorRecord): Promise<boolean> {
  return serviceRpc("report_client_error", { type, fingerprint, message, page });
}

interface SeenError {
  type: string;
  fingerprint: string;
  seenAt: string;
}

/** Hidden until it occurs after this time. */
export async function dismissError({ type, fingerprint, seenAt }: SeenError): Promise<void> {
  await viewerRpc("dismiss_client_error", { type, fingerprint, seenAt });
}
