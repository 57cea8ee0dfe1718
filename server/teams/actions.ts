"use server";

import { checkTeamSchema, orderTeamSchema } from "@/lib/designer/team/team-schema";
import { readDesignOwner } from "@/server/designs/owner-queries";
import { acceptRights } from "@/server/designs/version-repository";
import { defineAction } from "@/server/gate/define-action";
import { visitorIp } from "@/server/http/visitor-ip";
import { checkTeam, freezeTeam } from "./freeze-team";

/** What can't be printed of a team's names and numbers, and the prints of the rest. */
export const checkTeamAction = defineAction({
  name: "teams: check",
  guard: "public",
  limit: ["teamBrowser", "teamGuests"],
  schema: checkTeamSchema,
  run: async ({ versionId, team }, { viewer }) =>
    checkTeam(await readDesignOwner(viewer), await visitorIp(), versionId, team),
});

/** A version for each person of a team, with its rights confirmed: they can now be ordered. All or none. */
export const orderTeamAction = defineAction({
  name: "teams: order",
  guard: "public",
  limit: ["teamBrowser", "teamGuests"],
  schema: orderTeamSchema,
  run: async ({ versionId, team, rightsVersion }, { viewer, now }) => {
    const tees = await freezeTeam(await readDesignOwner(viewer), await visitorIp(), versionId, team);
    await acceptRights(
      tees.map((tee) => tee.versionId),
      rightsVersion,
      now,
    );
    return tees;
  },
});
