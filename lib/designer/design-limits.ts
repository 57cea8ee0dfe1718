/** Longer scenes are no design for a tee. */
export const limits = { layers: 60, text: 400, uploads: 10, name: 60, inks: 6 } as const;
