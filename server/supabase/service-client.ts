import "server-only";
import { createClient } from "@supabase/supabase-js";
import { publicEnv } from "@/lib/public-env";
import { env } from "@/server/env";
import { backendFetch } from "./backend-fetch";
import type { Database } from "./database.types";
import { callRpc, type RpcArgs, type RpcName } from "./rpc";

function createServiceClient() {
  return createClient<Database>(publicEnv.supabaseUrl, env().SUPABASE_SECRET_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    global: { fetch: backendFetch },
  });
}

let client: ReturnType<typeof createServiceClient> | undefined;

/**
 * The shop itself; bypasses row security: for webhooks, jobs and the order functions that only it may call. It never
 * carries a visitor's session, which would bring back the visitor's row security.
 */
export function serviceClient() {
  client ??= createServiceClient();
  return client;
}

/** Calls a function of the database as the shop itself. */
export const serviceRpc = <Name extends RpcName>(name: Name, ...args: RpcArgs<Name>) =>
  callRpc(serviceClient(), name, args);
