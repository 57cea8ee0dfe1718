import type { ToastInput } from "@/components/ui/toast-store";
import { toast } from "@/components/ui/toaster";

type CartToastTitle =
  | "Added to Cart"
  | "Not Added to Cart"
  | "Cart Updated"
  | "Removed from Cart"
  | "Cart Cleared";

export function cartToast(
  title: CartToastTitle,
  description?: string,
  variant: "default" | "destructive" = "default",
  action?: ToastInput["action"],
  controls?: ToastInput["controls"],
): void {
  toast({ title, variant, ...(description && { description }), ...(action && { action }), controls });
}
