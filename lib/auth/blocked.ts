/** For somebody who has proven to be the owner of a blocked account, and for nobody else. */
export const blockedMessage = "This account is blocked. Please write to us if you think this is a mistake.";
