import "server-only";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";

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
