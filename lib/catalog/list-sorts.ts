export const listSorts = ["newest", "bestselling", "rating", "price-asc", "price-desc", "name"] as const;
export type ListSort = (typeof listSorts)[number];

export const sortLabels: Record<ListSort, string> = {
  newest: "Newest",
  bestselling: "Bestselling",
  rating: "Top rated",
  "price-asc": "Price: low to high",
  "price-desc": "Price: high to low",
  name: "Name",
};
