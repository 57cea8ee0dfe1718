import { createClient } from "@supabase/supabase-js";
import type { Database } from "@/server/supabase/database.types";
import { backend } from "./backend";

/** The file's database through its gateway, with the secret key, which bypasses RLS. */
export const service = createClient<Database>(backend.url, backend.secretKey, {
  auth: { persistSession: false, autoRefreshToken: false },
});

type Answer<T> = { data: T; error: { message: string } | null };

export function rowsOf<T>({ data, error }: Answer<T[] | null>): T[] {
  if (error) throw new Error(error.message);
  return data ?? [];
}

export function rowOf<T>(answer: Answer<T[] | null>): T {
  const [row] = rowsOf(answer);
  if (row === undefined) throw new Error("no such row");
  return row;
}
