import { hasHint } from "@/components/auth/session-store";
import { usePageAction } from "@/components/ui/use-page-action";
import type { OrderRef } from "@/lib/orders/order";
import { paths } from "@/lib/paths";

/**
 * For the page of an order, whose forms act by the order's token: they still work once the session of its owner has ended,
 * and then only the token opens the page.
 */
export function useOrderAction({ orderNumber, token }: OrderRef) {
  return usePageAction(() => {
    const isOpen = hasHint() || new URLSearchParams(window.location.search).has("token");
    return isOpen ? null : paths.order(orderNumber, token);
  });
}
