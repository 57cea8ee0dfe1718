import type { OrderRef } from "@/lib/orders/order";
import { paths } from "@/lib/paths";
import { first } from "@/lib/query";
import { withQuery } from "@/lib/with-query";

/** Why a design is changed: an order waits for the new one, or it will be submitted again. */
export interface DesignChange {
  /** The refused version. */
  replaces: string;
  order: OrderRef | null;
  /** The refused submission. */
  follows: string | null;
}

type Query = Readonly<Record<string, string | string[] | undefined>>;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function idOf(value: Query[string]): string | null {
  const text = first(value);
  return text !== null && uuid.test(text) ? text : null;
}

/** Parses a URL's query; null when it contains no change. */
export function changeOf(query: Query): DesignChange | null {
  const replaces = idOf(query.replaces);
  if (replaces === null) return null;
  const [orderNumber, token] = [first(query.order), first(query.token)];
  return {
    replaces,
    order: orderNumber && token ? { orderNumber, token } : null,
    follows: idOf(query.follows),
  };
}

/** The URL with the change as query, for the next page. */
export function withChange(path: string, change: DesignChange | null): string {
  if (!change) return path;
  const { replaces, order, follows } = change;
  return withQuery(path, {
    replaces,
    order: order?.orderNumber,
    token: order?.token,
    follows: follows ?? undefined,
  });
}

/** The designer with this design. If the design itself is unavailable, it opens the replaced version. */
export function designerPath(designId: string, change: DesignChange | null): string {
  const path = withChange(paths.customDesign, change);
  return `${path}${change ? "&" : "?"}design=${designId}`;
}
