import type { Root } from "hast";
import { plainText } from "@/lib/content/read-markdown";
import { type Section, splitSections } from "@/lib/content/split-sections";

interface Question {
  id: string;
  question: string;
  /** Its text, for search engines */
  answer: string;
  tree: Root;
}

export interface Topic {
  title: string;
  items: Question[];
}

/** The questions of a text: one heading per topic, and below it one per question. */
export function listQuestions(sections: readonly Section[]): Topic[] {
  return sections.map(({ title, tree }) => ({
    title,
    items: splitSections(tree, "h3")
      .filter((part) => part.title !== "")
      .map((part) => ({ id: part.id, question: part.title, answer: plainText(part.tree), tree: part.tree })),
  }));
}
