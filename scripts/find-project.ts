import { resolve } from "node:path";
import { sandboxKeys } from "../sandbox/keys";
import { findRunning } from "../sandbox/running";

/** The project of the environment, or the running sandbox. The database's address may be missing in the environment. */
export async function findProject(): Promise<{ url: string; key: string; databaseUrl: string | undefined }> {
  const { NEXT_PUBLIC_SUPABASE_URL: url, SUPABASE_SECRET_KEY: key, SANDBOX_DIR = ".sandbox" } = process.env;
  if (url && key) return { url, key, databaseUrl: process.env.DATABASE_URL };
  const running = await findRunning(resolve(SANDBOX_DIR));
  if (running) {
    const { gatewayUrl, databaseUrl } = running;
    return { url: gatewayUrl, key: sandboxKeys.secret, databaseUrl };
  }
  throw new Error("Set NEXT_PUBLIC_SUPABASE_URL and SUPABASE_SECRET_KEY, or start the sandbox: npm run shop");
}
