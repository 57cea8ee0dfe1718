import "server-only";
import type { BanReason } from "@/lib/banned-words/banned-words";
import { findBannedWords } from "@/lib/banned-words/find-banned-words";
import { lineKey } from "@/lib/cart/cart";
import { customTitle } from "@/lib/designer/custom-title";
import { fitsOnto, largestPrintOn } from "@/lib/designer/printing/print-areas";
import { teammateOf } from "@/lib/designer/team/check-team";
import { teamPlacesOf } from "@/lib/designer/team/team-tee";
import { isGroupOpen } from "@/lib/groups/group-order";
import type { JoinGroup } from "@/lib/groups/group-schema";
import { findCartVariants } from "@/server/cart/repository";
import { listBlanks } from "@/server/designs/blank-repository";
import { hashOfAddress } from "@/server/designs/share-token";
import { acceptRights, findVersion } from "@/server/designs/version-repository";
import { AppError, mapRefusals } from "@/server/errors";
import { freezeTeam } from "@/server/teams/freeze-team";
import { groupRefusals } from "./explain-refusal";
import { findGroup, joinGroupRow } from "./repository";

/** The tee for the cart. */
export interface GroupItem {
  productId: number;
  title: string;
  size: string;
  color: string;
  versionId: string;
}

/** Adds a tee to the group of a link, or changes one, and lets this browser order it. */
export async function joinGroup(
  { token, name, number, size, email, replaces }: JoinGroup,
  { browserKeyHash, ip, now }: { browserKeyHash: string; ip: string; now: Date },
): Promise<GroupItem> {
  const hash = hashOfAddress(token);
  const group = hash === null ? null : await findGroup(hash, browserKeyHash);
  const design = group && (await findVersion(group.versionId));
  if (!group || !design?.owner || !design.rightsVersion) throw groupRefusals.not_found;
  if (!isGroupOpen(group, now)) throw new AppError("conflict", groupRefusals.group_closed);

  const places = teamPlacesOf(design.document);
  if (!places) throw groupRefusals.not_found;
  const words = teammateOf({ name, number }, places);
  // The group's page shows them before anyone reviews the print.
  if (findBannedWords(`${words.name} ${words.number}`).some(({ reason }) => rude.includes(reason))) {
    const message = "We can't print these words. Please choose others.";
    throw new AppError("invalid_input", message, { [words.name ? "name" : "number"]: message });
  }
  const visitor = { userId: null, browserKeyHash };
  const [tee] = await freezeTeam(design.owner, ip, design.id, [words], visitor);
  const version = tee && (await findVersion(tee.versionId));
  if (!version) throw groupRefusals.not_found;
  const { cut, colour: color } = version.document;
  if (version.prints.some((print) => !fitsOnto(print, largestPrintOn(cut, print.view, size))))
    throw refuseSize(`The print is too large for ${size}.`);
  const blank = (await listBlanks()).find((each) => each.cut === cut);
  if (!blank) throw new AppError("conflict", "This tee isn't available right now.");
  const line = { id: blank.productId, size, color };
  const variant = (await findCartVariants([line], new Map())).get(lineKey(line));
  if (!variant) throw refuseSize(`This tee doesn't come in ${size}.`);
  if (variant.free <= 0) throw refuseSize(`${size} is sold out.`);

  await acceptRights([version.id], design.rightsVersion, now);
  await mapRefusals(groupRefusals, () =>
    joinGroupRow(group.groupId, {
      versionId: version.id,
      variantId: variant.variantId,
      browserKeyHash,
      ...words,
      email,
      replaces,
    }),
  );
  const { productId } = blank;
  return { productId, title: customTitle(blank.name, version.name), size, color, versionId: version.id };
}

const rude: readonly BanReason[] = ["hate", "sexual"];

const refuseSize = (message: string) => new AppError("invalid_input", message, { size: message });
