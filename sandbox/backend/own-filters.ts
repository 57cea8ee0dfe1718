import { AsyncLocalStorage } from "node:async_hooks";
import type { AnyAST, App } from "@supabase/lite";
import { type Filter, FilterError, takeFilters, type Where } from "./postgrest-filters";

type Selected = Pick<AnyAST, "select" | "join">;

const filtersOfRequest = new AsyncLocalStorage<Filter[]>();

/** Of several filters on one column Lite uses the last, and it guesses value types, so it gets filters that we parse from the URL. */
export function passOwnFilters(connection: App["connection"]): void {
  const check = connection.onPostgrestAST.bind(connection);
  connection.onPostgrestAST = (ast, vars) => {
    for (const filter of filtersOfRequest.getStore() ?? []) addFilter(ast, filter);
    return check(ast, vars);
  };
}

/** Calls Lite without the URL's filters, which it gets from passOwnFilters(). */
export async function fetchWithOwnFilters(app: App, request: Request): Promise<Response> {
  const url = new URL(request.url);
  if (!url.pathname.startsWith("/rest/v1/")) return app.fetch(request, { peerAddress: null });
  try {
    const filters = takeFilters(url);
    return await filtersOfRequest.run(filters, async () =>
      app.fetch(new Request(url, request), { peerAddress: null }),
    );
  } catch (error) {
    if (!(error instanceof FilterError)) throw error;
    return Response.json(
      { code: "PGRST100", message: error.message, details: null, hint: null },
      { status: 400 },
    );
  }
}

function addFilter(ast: AnyAST, { path, where }: Filter): void {
  const target = path.reduce<(Selected & { where?: Where }) | undefined>(
    (from, name) => from && findEmbedded(from, name),
    ast,
  );
  if (!target) throw notEmbedded(path.join("."));
  const isTaken = Object.keys(where).some((key) => target.where && key in target.where);
  target.where = isTaken ? { $and: [target.where, where] } : { ...target.where, ...where };
}

/** By its alias or its table's name. */
function findEmbedded({ select = [], join = {} }: Selected, name: string) {
  for (const entry of select) {
    if (typeof entry === "string") continue;
    for (const [alias, embedded] of Object.entries(entry)) {
      if ("select" in embedded && (alias === name || join[alias]?.from === name)) return embedded;
    }
  }
}

/** Its text is the whole error, see textOfSqlError(). */
function notEmbedded(name: string): Error {
  const body = {
    code: "PGRST108",
    message: `'${name}' is not an embedded resource in this request`,
    details: null,
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  };
  return Object.assign(new Error(JSON.stringify(body)), { name: "" });
}
