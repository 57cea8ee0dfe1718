/** Only for a person who has proven to own a blocked account. */
export const blockedMessage = "This account is blocked. Please write to us if you think this is a mistake.";
