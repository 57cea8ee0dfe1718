import { hasSignedInHint } from "@/components/auth/session-store";
import { usePageAction } from "@/components/ui/use-page-action";
import type { OrderRef } from "@/lib/orders/order";
import { paths } from "@/lib/paths";

/**
 * For an order page, whose forms act by the order's token: they still work after the owner's session has ended,
 * when only the token opens the page.
 */
export function useOrderAction({ orderNumber, token }: OrderRef) {
  return usePageAction(() => {
    const isOpen = hasSignedInHint() || new URLSearchParams(window.location.search).has("token");
    return isOpen ? null : paths.order(orderNumber, token);
  });
}
