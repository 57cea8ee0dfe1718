/** Larger scenes are not realistic for a tee. `letters`: of all texts together; measuring 2,000 takes up to 0.1 s, drawing them 0.5 s. */
export const limits = { layers: 60, text: 400, letters: 2000, uploads: 10, name: 60, inks: 6 } as const;

/** The maximum number of patterns and semi-transparent layers in a design. */
export const maxHeavyLayers = 12;

/** How often patterns and semi-transparent layers may cover one side: each time takes a second of processor time to print. */
export const maxCovers = 5;
