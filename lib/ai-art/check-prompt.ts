import type { BanReason } from "@/lib/banned-words/banned-words";
import { findBannedWords } from "@/lib/banned-words/find-banned-words";
import { foldLetters } from "@/lib/banned-words/fold-words";
import { maxPromptLetters } from "./max-prompt-letters";

/** A vowel sign counts as a letter: "मोर" has three, and "आम" is meaningful. */
const minLetters = (prompt: string) => (/\p{Script=Latin}/u.test(prompt) ? 3 : 2);

const refusals: Record<BanReason | "orders" | "personal" | "nothing" | "tooLong", string> = {
  nothing: "Describe what you want to see, in a few words.",
  tooLong: `Use up to ${maxPromptLetters} characters.`,
  orders: "Describe only the picture: what's in it, where, and in which colours.",
  personal: "Leave out links, email addresses and phone numbers.",
  hate: "We don't draw hateful content. Describe something else.",
  sexual: "We don't draw nudity or sexual content. Describe something else.",
  violence: "We don't draw violence. Describe something else.",
  minors: "We don't draw children like this. Describe something else.",
  brands: "We don't draw brands or their characters. Describe a character of your own.",
  people: "We don't draw real people. Describe someone fictional.",
  religion: "This could offend religious beliefs. Describe something else.",
  emblems: "We can't print the national flag or emblem. Choose other symbols.",
};

type PromptProblem = keyof typeof refusals;
export type CheckedPrompt =
  | { is: "fine"; prompt: string }
  | { is: "refused"; problem: PromptProblem; message: string };

/** Words that address the model instead of describing the picture. */
const orders = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instruction|rule|prompt|above|previous|prior|everything|filter|style)/,
  /\b(?:system|developer) (?:prompt|message|role)\b|\bjail ?break\b|\bdan mode\b|\byou are now\b|\bact as (?:an?|the)\b/,
  /<\/?[a-z|]+[^>]*>|```|\[\/?inst\]|#{3,}|\b(?:assistant|system|user) ?:/,
  /\b(?:do not|dont|don't) (?:follow|obey|apply)\b|\bnew (?:instructions|rules)\b|\bend of (?:prompt|subject|instructions)\b/,
  /(?:पिछले|पहले के|ऊपर के) (?:निर्देश|नियम)|निर्देशों को (?:भूल|अनदेखा)|pichhle nirdesh|\bnirdesh(?:on)? (?:ko )?bhool/,
];

const personal = /https?:|www\.|\b[\w.+-]+@[\w-]+\.[a-z]{2,}|(?:\+?\d[\s-]?){10,}/;

/** In one line, without invisible characters; quotes and brackets end nothing. */
function tidy(sent: string): string {
  return sent
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ")
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

function problemOf(prompt: string): PromptProblem | null {
  if ([...prompt].length > maxPromptLetters) return "tooLong";
  if ((prompt.match(/[\p{L}\p{M}]/gu)?.length ?? 0) < minLetters(prompt)) return "nothing";
  const plain = foldLetters(prompt);
  if (personal.test(plain)) return "personal";
  if (orders.some((order) => order.test(plain))) return "orders";
  return findBannedWords(prompt)[0]?.reason ?? null;
}

/** The shopper's prompt in one line, or why it is refused. */
export function checkPrompt(sent: string): CheckedPrompt {
  const prompt = tidy(sent.slice(0, 20 * maxPromptLetters));
  const problem = problemOf(prompt);
  return problem === null ? { is: "fine", prompt } : { is: "refused", problem, message: refusals[problem] };
}
