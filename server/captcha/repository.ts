import "server-only";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";

/** True once for each solution, however many instances are asked. */
export async function spendCaptcha(id: string, expiresAt: Date): Promise<boolean> {
  const answer = await serviceClient().rpc("spend_captcha", {
    p_id: id,
    p_expires_at: expiresAt.toISOString(),
  });
  return unwrap("spend_captcha", answer) === true;
}
