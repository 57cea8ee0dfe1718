import { randomUUID } from "node:crypto";

/** Words that no other test has drawn. */
export const newPrompt = (about: string) => `${about} called ${randomUUID().replace(/[^a-z]/g, "")}`;
