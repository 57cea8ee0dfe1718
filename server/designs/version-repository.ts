import "server-only";
import { z } from "zod";
import type { DesignOwner } from "@/lib/designer/design-owner";
import { type DesignDocument, designSchema } from "@/lib/designer/document";
import type { GalleryDesign } from "@/lib/designer/gallery-design";
import type { MeasuredPrint } from "@/lib/designer/printing/measure-prints";
import { printRowSchema } from "@/lib/designer/printing/print-row";
import { row, toColumns } from "@/lib/row";
import type { Database } from "@/server/supabase/database.types";
import { serviceClient, serviceRpc } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";
import type { SessionClient } from "@/server/supabase/viewer-client";

/** A frozen design. */
export interface DesignVersion {
  id: string;
  designId: string;
  owner: DesignOwner | null;
  name: string;
  document: DesignDocument;
  /** Hash of the document in canonical JSON. */
  sha256: string;
  prints: MeasuredPrint[];
  /** Stored results of findIssues. */
  issues: unknown;
  rightsVersion: string | null;
  rightsAcceptedAt: string | null;
  shareSerial: number;
  isShared: boolean;
  createdAt: string;
}

function ownerOf(userId: string | null, browserKeyHash: string | null): DesignOwner | null {
  if (userId !== null) return { userId, browserKeyHash: null };
  return browserKeyHash === null ? null : { userId: null, browserKeyHash };
}

type VersionRow = Database["public"]["Tables"]["design_versions"]["Row"];

function toVersion(row: VersionRow): DesignVersion {
  return {
    id: row.id,
    designId: row.design_id,
    owner: ownerOf(row.user_id, row.browser_key_hash),
    name: row.name,
    document: designSchema.parse(row.document),
    sha256: row.sha256,
    prints: z.array(printRowSchema).parse(row.prints),
    issues: row.issues,
    rightsVersion: row.rights_version,
    rightsAcceptedAt: row.rights_accepted_at,
    shareSerial: row.share_serial,
    isShared: row.share_token_hash !== null,
    createdAt: row.created_at,
  };
}

/** The caller must have checked that the visitor is its owner, or staff. Null when it is deleted. */
export async function findVersion(id: string): Promise<DesignVersion | null> {
  const answer = await serviceClient().from("design_versions").select("*").eq("id", id).maybeSingle();
  const row = unwrap("design_versions: find", answer);
  return row && toVersion(row);
}

/** The caller must have checked that the visitor may see an order of them. In this order; deleted ones are left out. */
export async function findVersions(ids: readonly string[]): Promise<DesignVersion[]> {
  const answer = await serviceClient().from("design_versions").select("*").in("id", ids);
  const versions = new Map(
    unwrap("design_versions: find many", answer).map((row) => [row.id, toVersion(row)]),
  );
  return ids.flatMap((id) => versions.get(id) ?? []);
}

/** As findVersion, but null for another person's version. */
export async function findOwnVersion(owner: DesignOwner | null, id: string): Promise<DesignVersion | null> {
  if (!owner) return null;
  const version = await findVersion(id);
  if (!version?.owner) return null;
  const isOwn =
    owner.userId === null
      ? version.owner.browserKeyHash === owner.browserKeyHash
      : version.owner.userId === owner.userId;
  return isOwn ? version : null;
}

/** Whether a version belongs to this session, or to this browser, whose designs become the person's after login. */
export async function isVersionOf(
  id: string,
  client: SessionClient | null,
  browserKeyHash: string | null,
): Promise<boolean> {
  const find = (of: SessionClient) => of.from("design_versions").select("id").eq("id", id);
  const answers = await Promise.all([
    client && find(client),
    browserKeyHash && find(serviceClient()).eq("browser_key_hash", browserKeyHash),
  ]);
  return answers.some((answer) => answer && unwrap("design_versions: owns", answer).length > 0);
}

export interface NewVersion {
  owner: DesignOwner;
  designId: string;
  name: string;
  document: DesignDocument;
  sha256: string;
  prints: readonly MeasuredPrint[];
  issues: readonly object[];
  /** By isPlain() in lib/designer. */
  isPlain: boolean;
  /** The hash of lettersOf() in lib/designer; null without a text. */
  wordsKey: string | null;
}

/** For freeze_design(). */
function toVersionRow(version: NewVersion) {
  return JSON.parse(
    JSON.stringify({
      user_id: version.owner.userId,
      browser_key_hash: version.owner.browserKeyHash,
      design_id: version.designId,
      name: version.name,
      document: version.document,
      sha256: version.sha256,
      prints: version.prints.map((print) => toColumns({ ...print })),
      issues: version.issues,
      is_plain: version.isPlain,
      words_key: version.wordsKey,
    }),
  );
}

/** The id of the version, or of the existing one when nothing has changed. */
export async function freezeVersion(version: NewVersion): Promise<string> {
  return serviceRpc("freeze_design", { version: toVersionRow(version) });
}

/** The same for several, in their order: all or none. */
export async function freezeVersions(versions: readonly NewVersion[]): Promise<string[]> {
  return z
    .array(z.string())
    .parse(await serviceRpc("freeze_designs", { versions: versions.map(toVersionRow) }));
}

/** Whether the shop has refused it, not only requested changes. */
export async function isRefusedForGood(id: string): Promise<boolean> {
  const answer = await serviceClient()
    .from("submissions")
    .select("id")
    .eq("version_id", id)
    .eq("status", "rejected")
    .limit(1);
  return unwrap("submissions: refused", answer).length > 0;
}

export async function setShareHash(id: string, serial: number, tokenHash: string): Promise<boolean> {
  const answer = await serviceClient()
    .from("design_versions")
    .update({ share_token_hash: tokenHash })
    .eq("id", id)
    .eq("share_serial", serial)
    .select("id");
  return unwrap("design_versions: share", answer).length > 0;
}

/** Ends all links of a design. */
export async function clearShareHashes(owner: DesignOwner, designId: string): Promise<void> {
  const links = serviceClient()
    .from("design_versions")
    .update({ share_token_hash: null })
    .eq("design_id", designId)
    .not("share_token_hash", "is", null);
  const answer = await (owner.userId === null
    ? links.eq("browser_key_hash", owner.browserKeyHash)
    : links.eq("user_id", owner.userId));
  unwrap("design_versions: unshare", answer);
}

const sharedSchema = row(
  { versionId: z.uuid(), name: z.string(), document: designSchema, createdAt: z.string(), isAi: z.boolean() },
  { versionId: "id" },
);

export type SharedDesign = z.infer<typeof sharedSchema>;

/** Null when the link does not exist or its design was deleted. */
export async function findSharedDesign(tokenHash: string): Promise<SharedDesign | null> {
  return sharedSchema.nullable().parse(await serviceRpc("shared_design", { tokenHash }));
}

const gallerySchema = z.array(
  row({
    versionId: z.string(),
    name: z.string(),
    picture: z.string(),
    firstName: z.string().nullable(),
    mayRemix: z.boolean(),
    isAi: z.boolean(),
  }),
);

/** The designs of the home page; with a version, that one if the home page may show it. */
export async function listGallery(versionId?: string): Promise<GalleryDesign[]> {
  return gallerySchema.parse(await serviceRpc("design_gallery", { versionId }));
}

/** The first agreement is kept: an order was placed with it. */
export async function acceptRights(
  versionIds: readonly string[],
  rightsVersion: string,
  now: Date,
): Promise<void> {
  const answer = await serviceClient()
    .from("design_versions")
    .update({ rights_version: rightsVersion, rights_accepted_at: now.toISOString() })
    .in("id", versionIds)
    .is("rights_accepted_at", null);
  unwrap("design_versions: accept rights", answer);
}
