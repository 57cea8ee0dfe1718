/** The element for `::name{value="…"}` on a line of its own: a shop component inside a text. */
export const blockElement = "shop-block";
