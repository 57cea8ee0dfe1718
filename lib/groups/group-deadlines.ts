/** Days until the deadline of a group order, for its organiser to choose. */
export const groupDeadlines = [3, 7, 14, 30] as const;
