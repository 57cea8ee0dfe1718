import "server-only";
import { randomUUID } from "node:crypto";
import type { Address } from "@/lib/addresses/address";
import type { DesignOwner } from "@/lib/designer/design-owner";
import { explainNoTeam } from "@/lib/designer/team/team-tee";
import { designRefusals } from "@/server/designs/explain-refusal";
import { measureDesign, openDesign, toNewVersion } from "@/server/designs/freeze-design";
import { groupTokenOf, hashOfToken } from "@/server/designs/share-token";
import { acceptRights, findOwnVersion, freezeVersion } from "@/server/designs/version-repository";
import { AppError, mapRefusals } from "@/server/errors";
import { groupRefusals } from "./explain-refusal";
import { startGroupRow } from "./repository";

const dayMs = 24 * 3600 * 1000;

interface Start {
  versionId: string;
  rightsVersion: string;
  /** Until the deadline. */
  days: number;
  /** Of one parcel. */
  address: Address | null;
}

interface Organiser {
  owner: DesignOwner | null;
  userId: string;
  /** Of the visitor's network. */
  ip: string;
  now: Date;
}

/** Freezes the design under the group's own id, so that its versions have one quantity break, and opens the group. */
export async function startGroup(
  { versionId, rightsVersion, days, address }: Start,
  { owner, userId, ip, now }: Organiser,
): Promise<{ groupId: string }> {
  const version = await findOwnVersion(owner, versionId);
  if (!owner || !version) throw designRefusals.not_found;
  const refused = explainNoTeam(version.document);
  if (refused) throw new AppError("invalid_input", refused);
  const groupId = randomUUID();
  const { name, document } = version;
  const measured = await measureDesign(owner, ip, document, await openDesign(owner, document));
  const frozenId = await mapRefusals(designRefusals, () =>
    freezeVersion(toNewVersion(owner, { designId: groupId, name, document }, measured)),
  );
  await acceptRights([frozenId], rightsVersion, now);
  await mapRefusals(groupRefusals, () =>
    startGroupRow({
      groupId,
      userId,
      versionId: frozenId,
      tokenHash: hashOfToken(groupTokenOf(groupId)),
      address,
      closesAt: new Date(now.getTime() + days * dayMs),
    }),
  );
  return { groupId };
}
