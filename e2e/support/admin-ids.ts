import { createClient } from "@supabase/supabase-js";
import { sandboxKeys } from "../../sandbox/keys";
import type { Database } from "../../server/supabase/database.types";
import { backend, rowOf } from "./backend";
import { makeCustomer } from "./customer";
import { gatewayUrl } from "./env";
import { queryDatabase } from "./query-database";
import { makeStaff } from "./staff";

async function findGroupOrder(): Promise<{ id: string | null }> {
  const [group] = await queryDatabase<{ id: string }>(
    "select id from private.group_orders where closed_at is not null order by created_at limit 1",
  );
  return group ?? { id: null };
}

/** An id from the seed for each page about one record. */
export async function findAdminIds(): Promise<Record<string, number | string>> {
  const person = await makeCustomer();
  const staffClient = createClient<Database>(gatewayUrl, sandboxKeys.publishable, {
    auth: { persistSession: false },
  });
  const { email, password } = await makeStaff();
  await staffClient.auth.signInWithPassword({ email, password });
  const asked: Record<string, PromiseLike<{ id: number | string | null }>> = {
    "[id]": backend.from("products").select("id").eq("is_deleted", false).order("id").limit(1).then(rowOf),
    "[variantId]": backend.from("product_variants").select("id").order("id").limit(1).then(rowOf),
    "[categoryId]": backend
      .from("categories")
      .select("id")
      .eq("is_deleted", false)
      .order("id")
      .limit(1)
      .then(rowOf),
    "[orderId]": backend
      .from("orders")
      .select("id:order_id")
      .eq("status", "Return Requested")
      .limit(1)
      .then(rowOf),
    "[groupId]": findGroupOrder(),
    "[caseId]": backend.from("reconciliation_breaks").select("id").order("id").limit(1).then(rowOf),
    "[couponId]": backend.from("coupons").select("id").order("id").limit(1).then(rowOf),
    "[postId]": backend.from("blog_posts").select("id").order("id").limit(1).then(rowOf),
    "[messageId]": backend.from("contact_messages").select("id").order("id").limit(1).then(rowOf),
    // The oldest: a newer one may be deleted during the sweep.
    "[sectionId]": backend
      .from("marketing_sections")
      .select("id")
      .eq("kind", "text")
      .order("id")
      .limit(1)
      .then(rowOf),
    "[submissionId]": backend.from("submissions").select("id").eq("status", "in_review").limit(1).then(rowOf),
    "[reviewId]": backend.from("reviews").select("id").gt("reports", 0).order("id").limit(1).then(rowOf),
    // Only staff can read these.
    "[subscriptionId]": staffClient
      .from("subscription_list")
      .select("id")
      .eq("status", "active")
      .order("id")
      .limit(1)
      .then(rowOf),
    "[referrerId]": backend
      .from("orders")
      .select("id:user_id")
      .eq("email", "asha@kapas.test")
      .limit(1)
      .then(rowOf),
  };
  const found = Object.entries(asked).map(async ([name, row]) => [name, (await row).id]);
  return {
    ...Object.fromEntries(await Promise.all(found)),
    "[userId]": person.id,
    "[report]": "sales",
    "[page]": "about",
  };
}
