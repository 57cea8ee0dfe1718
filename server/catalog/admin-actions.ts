"use server";

import { z } from "zod";
import { searchWordSchema } from "@/lib/catalog/search-word-schema";
import { defineAction } from "@/server/gate/define-action";
import { deleteSearchWord, saveSearchWord } from "./search-words-repository";

export const saveSearchWordAction = defineAction({
  name: "search words: save",
  guard: "content.write",
  limit: ["staffPerson"],
  schema: searchWordSchema,
  run: async ({ word, means }) => {
    await saveSearchWord(word, means);
    return { kind: "saved" as const, version: null };
  },
});

export const deleteSearchWordAction = defineAction({
  name: "search words: delete",
  guard: "content.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ word: z.string().min(1).max(40) }),
  run: ({ word }) => deleteSearchWord(word),
});
