import "server-only";
import type { Choice } from "@/lib/consent/choice";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerRpc } from "@/server/supabase/viewer-client";

/** A repeated answer is stored already. */
export async function addConsents({
  version,
  decidedAt,
  browserId,
  isUnderGpc,
  decisions,
}: Choice): Promise<void> {
  const rows = Object.entries(decisions).map(([category, { isAllowed, services }]) => ({
    browser_id: browserId,
    category,
    is_allowed: isAllowed,
    services: [...services],
    version,
    is_under_gpc: isUnderGpc,
    answered_at: new Date(decidedAt * 1000).toISOString(),
  }));
  const onConflict = "browser_id,category,answered_at";
  const answer = await serviceClient().from("consents").upsert(rows, { onConflict, ignoreDuplicates: true });
  unwrap("consents: add", answer);
}

export async function countConsents() {
  return viewerRpc("count_consents");
}
