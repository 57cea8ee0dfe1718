import type { ProductForm } from "./product-form";

export const emptyProductForm: ProductForm = {
  name: "",
  description: "",
  price: "",
  primaryCategory: "",
  subcategory: "",
  status: "draft",
  isPremium: false,
  cut: "regular",
  fabric: "",
  fit: "",
  keywords: "",
  hsn: "6109",
  seoTitle: "",
  seoDescription: "",
  slug: "",
  variants: [],
  pictures: [],
};
