import type { Category } from "@/lib/consent/services";

interface Words {
  title: string;
  /** Its purpose, in half a sentence. */
  purpose: string;
  /** The data that the service receives. */
  about: string;
}

export const consentCategoryTexts: Record<Category, Words> = {
  analytics: {
    title: "Statistics",
    purpose: "to see which pages help",
    about: "which pages you see and how you got here, your device, and your approximate location",
  },
  ads: {
    title: "Advertising",
    purpose: "to measure our ads",
    about: "which pages you see and what you buy, to measure our ads and to show you more of them elsewhere",
  },
  chat: {
    title: "Chat",
    purpose: "for the chat",
    about: "what you write to us, the page you're on, your device, and your approximate location",
  },
};
