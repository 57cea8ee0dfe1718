import type { OrderRef } from "@/lib/orders/order";
import { paths } from "@/lib/paths";
import { first } from "@/lib/query";
import { withQuery } from "@/lib/with-query";

/** Why a design is changed: an order waits for the new one, or it is to be sent again. */
export interface DesignChange {
  /** The version that was refused. */
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

/** What an address says; null when it is about no change. */
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

/** The address with the change, so that the next page knows of it. */
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

/** The designer on this design. Where the design itself is not at hand, it opens the version that is replaced. */
export function designerPath(designId: string, change: DesignChange | null): string {
  const path = withChange(paths.customDesign, change);
  return `${path}${change ? "&" : "?"}design=${designId}`;
}
