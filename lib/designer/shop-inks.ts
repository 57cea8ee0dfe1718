/** The colours of the shop's drawings. */
export const INK = "#2a2342";
export const CREAM = "#fff4df";
export const RED = "#d8412f";
export const SUN = "#f3ab35";
export const LEAF = "#2f8f6b";
export const SKY = "#3f86b5";
export const PINK = "#e8648c";
export const BROWN = "#8a4b2a";
export const MAROON = "#8c2340";
