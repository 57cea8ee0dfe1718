/** Of what a shopper types; the editor knows it without the words that are not drawn. */
export const maxPromptLetters = 300;
