/** The words of a text that was just added. */
export const sampleTexts = { headline: "Your text", script: "apni baat", hindi: "आपकी बात" };

export function isSampleText(text: string): boolean {
  return Object.values(sampleTexts).includes(text.trim());
}
