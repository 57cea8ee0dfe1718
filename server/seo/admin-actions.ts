"use server";

import { z } from "zod";
import { plainIssues } from "@/lib/plain-issues";
import { redirectSchema } from "@/lib/seo/redirect-schema";
import { ruleKeySchema, ruleSchema } from "@/lib/seo/rule-schema";
import { parseRule, serializeRule, settingOfRule } from "@/lib/seo/rules";
import { versionSchema } from "@/lib/settings/version-schema";
import { AppError } from "@/server/errors";
import { defineAction } from "@/server/gate/define-action";
import { findLastEditor, readSiteSettings } from "@/server/settings/repository";
import { saveVersioned } from "@/server/settings/save-versioned";
import { checkPages } from "./check-pages";
import { explainRefusal } from "./explain-refusal";
import { findOg, redrawOg } from "./og-repository";
import {
  deleteMissingPage,
  deleteMissingPages,
  deleteRedirect,
  findLinkPicturePage,
  saveRedirect,
  saveRule,
} from "./repository";
import { requireKnownPath } from "./require-known-path";

const id = z.int().positive();

export const saveRedirectAction = defineAction({
  name: "redirects: save",
  guard: "content.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ id: id.nullable(), redirect: redirectSchema }),
  run: async ({ id, redirect }) => {
    await requireKnownPath(redirect.target);
    await explainRefusal(() => saveRedirect(id, redirect.source, redirect.target));
    return { kind: "saved" as const, version: null };
  },
});

export const deleteRedirectAction = defineAction({
  name: "redirects: delete",
  guard: "content.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ id }),
  run: ({ id }) => explainRefusal(() => deleteRedirect(id)),
});

export const deleteMissingPageAction = defineAction({
  name: "missing pages: delete",
  guard: "content.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ path: z.string().min(1).max(200) }),
  run: ({ path }) => deleteMissingPage(path),
});

export const deleteMissingPagesAction = defineAction({
  name: "missing pages: delete many",
  guard: "content.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ paths: z.array(z.string().min(1).max(200)).min(1).max(200) }),
  run: async ({ paths }) => ({ count: await deleteMissingPages(paths) }),
});

/** A rule's key decides its fields. */
const ruleInput = z
  .strictObject({
    key: ruleKeySchema,
    rule: z.strictObject({ title: z.string(), description: z.string() }),
    version: versionSchema,
  })
  .transform(({ key, rule, version }, context) => {
    const read = ruleSchema(key).safeParse(rule, plainIssues);
    if (read.success) return { key, rule: read.data, version };
    for (const { path, message } of read.error.issues)
      context.addIssue({ code: "custom", path: [...path], message });
    return z.NEVER;
  });

export const saveRuleAction = defineAction({
  name: "seo: save a rule",
  guard: "content.write",
  limit: ["staffPerson"],
  schema: ruleInput,
  run: ({ key, rule, version }) => {
    const setting = settingOfRule(key);
    return saveVersioned({
      write: () => saveRule(setting, serializeRule(rule), version),
      read: async () => {
        const saved = await readSiteSettings([setting]);
        return { values: parseRule(saved.values.get(setting) ?? ""), version: saved.version };
      },
      lastEditor: () => findLastEditor("site_settings", [setting]),
    });
  },
});

/** The link picture of an address's page. */
export const findLinkPictureAction = defineAction({
  name: "seo: find the picture of a link",
  guard: "content.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ path: z.string().trim().min(1).max(300) }),
  run: async ({ path }) => {
    const record = await findLinkPicturePage(path);
    if (!record) throw new AppError("not_found", "No page with a picture has this URL.");
    return { ...record, url: await findOg(record.kind, record.id) };
  },
});

export const redrawLinkPictureAction = defineAction({
  name: "seo: draw the picture of a link again",
  guard: "content.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ kind: z.enum(["product", "category", "post", "page"]), id }),
  run: ({ kind, id }) => redrawOg(kind, id),
});

export const checkStructureAction = defineAction({
  name: "seo: check structured data",
  guard: "content.write",
  limit: ["staffPerson"],
  schema: z.strictObject({}),
  run: () => checkPages(),
});
