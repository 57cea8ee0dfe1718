import { createClient } from "@supabase/supabase-js";
import { sandboxKeys } from "../../sandbox/keys";
import type { Database } from "../../server/supabase/database.types";
import { backend, rowOf } from "./backend";
import { gatewayUrl } from "./env";
import { makeStaff } from "./staff";

/** The last submission of a version. */
export async function submissionOf(versionId: string) {
  return rowOf(
    await backend
      .from("submissions")
      .select("id, rev, status, lane, message, may_publish, follows")
      .eq("version_id", versionId),
  );
}

/** Decides as a packer does; `reasons` and a note for a refusal. */
export async function decide(
  versionId: string,
  decision: "approved" | "changes_requested" | "rejected",
  reasons: string[] = [],
  answer = "",
): Promise<void> {
  const { email, password } = await makeStaff("packer");
  const staffClient = createClient<Database>(gatewayUrl, sandboxKeys.publishable, {
    auth: { persistSession: false },
  });
  await staffClient.auth.signInWithPassword({ email, password });
  const { id, rev } = await submissionOf(versionId);
  const { error } = await staffClient.rpc("decide_submission", {
    p_id: id,
    p_rev: rev,
    p_decision: decision,
    p_reasons: reasons,
    p_answer: answer,
  });
  if (error) throw new Error(error.message);
}

/** The version printed for an order with one custom design. */
export async function designOfOrder(orderId: string): Promise<string> {
  const item = rowOf(
    await backend
      .from("order_items")
      .select("design_version_id, orders!inner (order_id)")
      .eq("orders.order_id", orderId)
      .not("design_version_id", "is", null)
      .limit(1),
  );
  return String(item.design_version_id);
}
