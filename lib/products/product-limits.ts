export const productStatuses = ["draft", "published"] as const;
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

/** A price as it is typed, such as 1,499 or 499.50. */
export const rupees = /^(\d{1,7}|\d{1,3}(,\d{2,3})*)(\.\d{1,2})?$/;
