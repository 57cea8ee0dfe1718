import "server-only";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient } from "@/server/supabase/viewer-client";

interface KeptError {
  type: string;
  fingerprint: string;
  message: string;
  page: string;
}

/** Counts the error over all instances; true: the people of the shop are told. */
export async function keepError({ type, fingerprint, message, page }: KeptError): Promise<boolean> {
  const answer = await serviceClient().rpc("report_client_error", {
    p_type: type,
    p_fingerprint: fingerprint,
    p_message: message,
    p_page: page,
  });
  return unwrap("error reports: keep", answer);
}

interface SeenError {
  type: string;
  fingerprint: string;
  seenAt: string;
}

/** Until it is seen later than that. */
export async function dismissError({ type, fingerprint, seenAt }: SeenError): Promise<void> {
  const answer = await (await viewerClient()).rpc("dismiss_client_error", {
    p_type: type,
    p_fingerprint: fingerprint,
    p_seen_at: seenAt,
  });
  unwrap("error reports: dismiss", answer);
}
