/** The element that stands for `::name{value="…"}` on a line of its own: something of the shop inside a text. */
export const blockElement = "shop-block";
