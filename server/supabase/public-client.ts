import "server-only";
import { createClient } from "@supabase/supabase-js";
import { publicEnv } from "@/lib/public-env";
import { env } from "@/server/env";
import { backendFetch } from "./backend-fetch";
import type { Database } from "./database.types";
import { callRpc, type RpcArgs, type RpcName } from "./rpc";

function createPublicClient() {
  return createClient<Database>(publicEnv.supabaseUrl, env().SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    global: { fetch: backendFetch },
  });
}

let client: ReturnType<typeof createPublicClient> | undefined;

/** For public data: no cookies, no session. The only client allowed inside "use cache". */
export function publicClient() {
  client ??= createPublicClient();
  return client;
}

/** Calls a function of the database that anyone may call. */
export const publicRpc = <Name extends RpcName>(name: Name, ...args: RpcArgs<Name>) =>
  callRpc(publicClient(), name, args);
