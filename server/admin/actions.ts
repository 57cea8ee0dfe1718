"use server";

import { z } from "zod";
import { longestSearch, shortestSearch } from "@/lib/orders/office-search";
import { defineAction } from "@/server/gate/define-action";
import { findInOffice } from "./queries";

export const findInOfficeAction = defineAction({
  name: "back office: find",
  guard: "staff",
  limit: ["staffSearch"],
  schema: z.strictObject({ text: z.string().trim().min(shortestSearch).max(longestSearch) }),
  run: ({ text }) => findInOffice(text),
});
