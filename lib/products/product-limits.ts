export const productStatuses = ["draft", "published"] as const;
export type ProductStatus = (typeof productStatuses)[number];

export const cuts = ["regular", "oversized", "women", "kids", "accessory"] as const;
export const pictureTypes = ["front", "back", "detail", "folded"] as const;

export const longest = {
  name: 160,
  description: 5000,
  line: 200,
  seoTitle: 120,
  seoDescription: 320,
  alt: 250,
};

/** A SKU or a barcode, as in the table; empty: none. */
export const productCode = /^[\w.\-/ ]{0,64}$/;

/** A price in plain digits, see plainRupees(). */
export const rupees = /^\d{1,7}(\.\d{1,2})?$/;
