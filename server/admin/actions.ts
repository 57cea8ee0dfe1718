"use server";

import { z } from "zod";
import { longestSearch, shortestSearch } from "@/lib/orders/admin-search";
import { defineAction } from "@/server/gate/define-action";
import { searchAdmin } from "./queries";

export const searchAdminAction = defineAction({
  name: "admin: search",
  guard: "staff",
  limit: ["staffSearch"],
  schema: z.strictObject({ text: z.string().trim().min(shortestSearch).max(longestSearch) }),
  run: ({ text }) => searchAdmin(text),
});
