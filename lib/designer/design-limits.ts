/** Longer scenes are no design for a tee. */
export const limits = { layers: 60, text: 400, uploads: 10, name: 60, inks: 6 } as const;

/** Patterns and see-through layers of one side: each takes a second of processor time to print, whatever its size and repeat are. */
export const mostHeavyLayers = 12;
