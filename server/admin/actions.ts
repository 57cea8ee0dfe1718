"use server";

import { z } from "zod";
import { maxSearchLength, minSearchLength } from "@/lib/orders/admin-search";
import { defineAction } from "@/server/gate/define-action";
import { searchAdmin } from "./queries";

export const searchAdminAction = defineAction({
  name: "admin: search",
  guard: "staff",
  limit: ["staffSearch"],
  schema: z.strictObject({ text: z.string().trim().min(minSearchLength).max(maxSearchLength) }),
  run: ({ text }) => searchAdmin(text),
});
