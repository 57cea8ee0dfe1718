type CartToastTitle = "Added to Cart" | "Cart Updated" | "Removed from Cart" | "Cart Cleared";

export function cartToast(
  _title: CartToastTitle,
  _description?: string,
  _variant: "default" | "destructive" = "default",
): void {}
