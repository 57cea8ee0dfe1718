import { MAX_QUANTITY } from "./cart";

export const wholeQuantityMessage = `Choose a whole number from 1 to ${MAX_QUANTITY}.`;
export const quantityLimitMessage = `You can order at most ${MAX_QUANTITY} of one item.`;
export const stockLimitMessage = (stock: number) => `Only ${stock} left.`;
