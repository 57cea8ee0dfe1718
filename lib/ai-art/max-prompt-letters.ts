/** The limit for a shopper's prompt; in its own file, so that the editor loads no word lists. */
export const maxPromptLetters = 300;
