import "server-only";
import type { PostgrestError } from "@supabase/supabase-js";
import { toColumn } from "@/lib/row";
import type { Database } from "./database.types";
import { unwrap } from "./unwrap";

type Functions = Database["public"]["Functions"];
export type RpcName = keyof Functions;
export type RpcResult<Name extends RpcName> = Functions[Name]["Returns"];

type Camel<Text extends string> = Text extends `${infer Word}_${infer Rest}`
  ? `${Word}${Capitalize<Camel<Rest>>}`
  : Text;
type Named<Args> = { [Key in keyof Args as Key extends `p_${infer Name}` ? Camel<Name> : never]: Args[Key] };
/** The arguments of a function of the database under the shop's names: `{ orderId }` for `p_order_id`. */
export type RpcArgs<Name extends RpcName> =
  Record<never, never> extends Named<Functions[Name]["Args"]>
    ? [args?: Named<Functions[Name]["Args"]>]
    : [args: Named<Functions[Name]["Args"]>];

interface Client {
  rpc: (
    name: RpcName,
    args: Record<string, unknown>,
  ) => PromiseLike<{ data: unknown; error: PostgrestError | null; status: number }>;
}

/** Throws a BackendError that names the function. */
export async function callRpc<Name extends RpcName>(
  client: Client,
  name: Name,
  [args]: RpcArgs<Name>,
): Promise<RpcResult<Name>> {
  const columns = Object.entries(args ?? {}).map(([key, value]) => [`p_${toColumn(key)}`, value]);
  return unwrap(name, await client.rpc(name, Object.fromEntries(columns))) as RpcResult<Name>;
}
