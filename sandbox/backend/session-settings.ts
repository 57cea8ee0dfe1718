import type { App } from "@supabase/lite";

type Connection = App["connection"];
type Db = Parameters<Parameters<Connection["withContext"]>[1]>[0];

/** Sets all until the end of the transaction, in one statement. */
export async function setLocally(db: Db, settings: Record<string, string>): Promise<void> {
  await db
    .selectNoFrom((eb) =>
      Object.entries(settings).map(([name, value], at) =>
        eb.fn("set_config", [eb.val(name), eb.val(value), eb.val(true)]).as(`set_${at}`),
      ),
    )
    .execute();
}

type Context = { auth?: { role?: string; uid?: unknown; jwt?: unknown }; storage?: { operation?: unknown } };
type Rpc = { method: string; path: string; requestHeaders?: Record<string, string> };

/** The stand-in sends each setting of a request on its own: eleven statements before that of a function. */
export function joinSettings(connection: Connection): void {
  const applyJwtSessionContext = (db: Db, { auth, storage }: Context) => {
    const role = auth?.role || "anon";
    const isClaims = typeof auth?.jwt === "object" && auth.jwt !== null;
    return setLocally(db, {
      role,
      "request.jwt.claim.sub": String(auth?.uid ?? ""),
      "request.jwt.claim.role": role,
      "storage.operation": String(storage?.operation ?? ""),
      ...(isClaims && { "request.jwt.claims": JSON.stringify(auth.jwt) }),
    });
  };
  const applyRpcRequestGucs = (db: Db, { method, path, requestHeaders = {} }: Rpc) =>
    setLocally(db, {
      "response.status": "",
      "response.headers": "",
      "request.method": method,
      "request.path": path,
      "request.headers": JSON.stringify(requestHeaders),
    });
  Object.assign(connection, { applyJwtSessionContext, applyRpcRequestGucs });
}
