/** Longer scenes are no design for a tee. `letters`: of all texts together; measuring 2,000 takes up to a tenth of a second, drawing them half a second. */
export const limits = { layers: 60, text: 400, letters: 2000, uploads: 10, name: 60, inks: 6 } as const;

/** Patterns and see-through layers of a design. */
export const mostHeavyLayers = 12;

/** How often patterns and see-through layers may cover one side: each time takes a second of processor time to print. */
export const mostCovers = 5;
