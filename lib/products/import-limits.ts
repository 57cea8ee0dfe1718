/** A file of 20,000 lines is about half as large. */
export const importMaxBytes = 16 * 1024 * 1024;
