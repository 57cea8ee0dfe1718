"use server";

import { z } from "zod";
import { printRights } from "@/lib/designer/rights";
import { designIdSchema, isDesignToken } from "@/lib/designer/saved-design";
import { freezeDesignSchema, saveDesignSchema } from "@/lib/designer/sent-design";
import { AppError, mapRefusals } from "@/server/errors";
import { defineAction } from "@/server/gate/define-action";
import { visitorIp } from "@/server/http/visitor-ip";
import { designRefusals } from "./explain-refusal";
import { freezeDesign } from "./freeze-design";
import { ensureDesignOwner, readDesignOwner } from "./owner-queries";
import { saveDesignRow, setDesignDeleted } from "./repository";
import { remixDesign, shareDesign } from "./share-design";
import { acceptRights, clearShareHashes, findOwnVersion } from "./version-repository";

/** `stale`: another window has saved this design since; the response has its version. */
export const saveDesignAction = defineAction({
  name: "designs: save",
  guard: "customer",
  limit: ["designPerson"],
  schema: saveDesignSchema,
  run: async (design, { viewer }) => {
    // This browser's earlier uploads are assigned to the person first.
    await readDesignOwner(viewer);
    return mapRefusals(designRefusals, () => saveDesignRow(viewer.id, design));
  },
});

export const deleteDesignAction = defineAction({
  name: "designs: delete",
  guard: "customer",
  limit: ["designPerson"],
  schema: z.strictObject({ id: designIdSchema }),
  run: async ({ id }, { viewer, now }) => {
    if (!(await setDesignDeleted(viewer.id, id, now))) throw designRefusals.not_found;
  },
});

/** Undoes a deletion, links included, within a month. */
export const restoreDesignAction = defineAction({
  name: "designs: restore",
  guard: "customer",
  limit: ["designPerson"],
  schema: z.strictObject({ id: designIdSchema }),
  run: async ({ id }, { viewer }) => {
    const isThere = await mapRefusals(designRefusals, () => setDesignDeleted(viewer.id, id, null));
    if (!isThere) throw designRefusals.not_found;
  },
});

/** Freezes a design as it will be printed, to be ordered or shared. Refused with a message when something can't be printed. */
export const freezeDesignAction = defineAction({
  name: "designs: freeze",
  guard: "public",
  limit: ["freezeBrowser", "freezeGuests"],
  schema: freezeDesignSchema,
  run: async (design, { viewer }) => freezeDesign(await ensureDesignOwner(viewer), await visitorIp(), design),
});

/** The owner has seen the proof and confirmed the rights: the version can now be ordered. */
export const acceptProofAction = defineAction({
  name: "designs: accept the proof",
  guard: "public",
  limit: ["shareVisitor"],
  schema: z.strictObject({ versionId: designIdSchema, rightsVersion: z.literal(printRights.version) }),
  run: async ({ versionId, rightsVersion }, { viewer, now }) => {
    const version = await findOwnVersion(await readDesignOwner(viewer), versionId);
    if (!version) throw designRefusals.not_found;
    await acceptRights([versionId], rightsVersion, now);
  },
});

/** A link to a version; the same one as long as it is shared. */
export const shareDesignAction = defineAction({
  name: "designs: share",
  guard: "public",
  limit: ["shareVisitor"],
  schema: z.strictObject({ versionId: designIdSchema }),
  run: async ({ versionId }, { viewer }) => shareDesign(await readDesignOwner(viewer), versionId),
});

/** Ends all links of a design. */
export const unshareDesignAction = defineAction({
  name: "designs: unshare",
  guard: "public",
  limit: ["shareVisitor"],
  schema: z.strictObject({ designId: designIdSchema }),
  run: async ({ designId }, { viewer }) => {
    const owner = await readDesignOwner(viewer);
    if (!owner) throw new AppError("not_found");
    await clearShareHashes(owner, designId);
  },
});

/** An editable copy of a shared design or of one on the home page, with the pictures as the visitor's own. */
export const remixDesignAction = defineAction({
  name: "designs: remix",
  guard: "public",
  limit: ["shareVisitor"],
  schema: z.strictObject({ token: z.string().refine(isDesignToken).or(designIdSchema) }),
  run: async ({ token }, { viewer }) => remixDesign(await ensureDesignOwner(viewer), token),
});
