"use client";

import { type ComponentProps, useEffect, useState } from "react";
import { ProductForm } from "./product-form";

/** The form of a new product, empty each time the page is opened: the router keeps pages that were left. */
export function NewProduct(props: Pick<ComponentProps<typeof ProductForm>, "choices" | "rights">) {
  const [isAdded, setIsAdded] = useState(false);
  useEffect(() => setIsAdded(false), []);
  return isAdded ? null : <ProductForm product={null} {...props} onAdded={() => setIsAdded(true)} />;
}
