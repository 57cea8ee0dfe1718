"use server";

import { groupIdSchema, groupTeeSchema, joinGroupSchema, startGroupSchema } from "@/lib/groups/group-schema";
import { findAddressRow, missingAddress } from "@/server/addresses/repository";
import { hashBrowserKey } from "@/server/designs/hash-browser-key";
import { readDesignOwner } from "@/server/designs/owner-queries";
import { mapRefusals } from "@/server/errors";
import { defineAction } from "@/server/gate/define-action";
import { ensureBrowserKey, readBrowserKey } from "@/server/http/browser-key";
import { visitorIp } from "@/server/http/visitor-ip";
import { spendAttempts } from "@/server/limits/spend-attempts";
import { groupRefusals } from "./explain-refusal";
import { joinGroup } from "./join-group";
import { closeGroupRow, leaveGroupRow, settleGroupOrders } from "./repository";
import { startGroup } from "./start-group";

/** The next run of the jobs continues. */
const settledAtOnce = 20;

export const startGroupAction = defineAction({
  name: "groups: start",
  guard: "customer",
  limit: ["designPerson"],
  schema: startGroupSchema,
  run: async ({ addressId, ...start }, { viewer, now }) => {
    const address = addressId === "" ? null : await findAddressRow(addressId);
    if (addressId !== "" && !address) throw missingAddress();
    const owner = await readDesignOwner(viewer);
    return startGroup({ ...start, address }, { owner, userId: viewer.id, ip: await visitorIp(), now });
  },
});

/**
 * Adds a tee and returns it for the cart. The first tee of a browser counts for its new key: a college shares one
 * address, whose own limit bounds browsers that start afresh.
 */
export const joinGroupAction = defineAction({
  name: "groups: join",
  guard: "public",
  limit: ["groupGuests"],
  schema: joinGroupSchema,
  run: async (tee, { viewer, now }) => {
    const key = await ensureBrowserKey();
    await spendAttempts([["groupBrowser", viewer?.id ?? key]]);
    return joinGroup(tee, { browserKeyHash: hashBrowserKey(key), ip: await visitorIp(), now });
  },
});

/** Removes an unpaid tee, for the organiser. */
export const leaveGroupAction = defineAction({
  name: "groups: remove a tee",
  guard: "customer",
  limit: ["formPerson"],
  schema: groupTeeSchema,
  run: ({ groupId, memberId }, { viewer }) =>
    mapRefusals(groupRefusals, () => leaveGroupRow(groupId, memberId, { userId: viewer.id })),
});

/** Removes an unpaid tee that this browser added. */
export const removeMyTeeAction = defineAction({
  name: "groups: remove my tee",
  guard: "public",
  limit: ["groupGuests"],
  schema: groupTeeSchema,
  run: async ({ groupId, memberId }) => {
    const key = await readBrowserKey();
    if (!key) throw groupRefusals.not_found;
    await mapRefusals(groupRefusals, () =>
      leaveGroupRow(groupId, memberId, { keyHash: hashBrowserKey(key) }),
    );
  },
});

export const closeGroupAction = defineAction({
  name: "groups: close",
  guard: "customer",
  limit: ["formPerson"],
  schema: groupIdSchema,
  run: async ({ groupId }, { viewer }) => {
    await mapRefusals(groupRefusals, () => closeGroupRow(groupId, viewer.id));
    await settleGroupOrders(settledAtOnce);
  },
});
