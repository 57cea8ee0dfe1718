import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";

interface RequestContext {
  requestId: string;
  /** The request's order. */
  orderNumber?: string;
}

const storageSlot = Symbol.for("kapas.requestContext");

/** The bundles of one process share globalThis, but no modules. */
function storage(): AsyncLocalStorage<RequestContext> {
  const place: { [storageSlot]?: AsyncLocalStorage<RequestContext> } = Object(globalThis);
  place[storageSlot] ??= new AsyncLocalStorage();
  return place[storageSlot];
}

/** From here on, everything belongs to this request. */
export function enterRequest(requestId: string): void {
  storage().enterWith({ requestId });
}

/** The current request: its id, and its order once it is known. Undefined outside of requests. */
export function requestContext(): Partial<RequestContext> {
  return storage().getStore() ?? {};
}

/** From here on, the request is about this order, and no other. */
export function setRequestOrder(orderNumber: string): void {
  const context = storage().getStore();
  if (context) context.orderNumber = orderNumber;
}
