import { createHash, createHmac, randomUUID } from "node:crypto";
import type { ClientBase } from "pg";
import type { MeasuredPrint } from "@/lib/designer/printing/measure-prints";
import { printRights } from "@/lib/designer/rights";
import { MINUTE } from "../sales/times";
import { measureDesign } from "./measure";
import type { SeedDesign } from "./seed-design";
import { rowOfUpload, type UploadName } from "./uploads";

/** Whose a design is: a person's, or a guest's, who has the key of a browser. */
export interface Designer {
  userId: string | null;
  email: string;
}

/** Of a guest's browser; null for a person. */
export const keyHashOf = ({ userId, email }: Designer) =>
  userId === null ? createHash("sha256").update(`seed ${email}`).digest("hex") : null;

/** Saves a design in its person's account, as the editor does; a guest's stays in their browser. Returns its id. */
export async function saveDesign(
  client: ClientBase,
  { userId }: Designer,
  { name, document }: SeedDesign,
  at: Date,
): Promise<string> {
  const id = randomUUID();
  if (userId !== null) {
    await client.query(
      "insert into public.designs (id, user_id, name, document, created_at, saved_at) values ($1, $2, $3, $4, $5, $5)",
      [id, userId, name, JSON.stringify(document), at],
    );
  }
  return id;
}

interface Freezing {
  designId: string;
  at: Date;
  /** When its owner agreed to the proof, to have it printed. */
  agreedAt: Date | null;
}

/** Keeps a version of a design, measured as the shop measures it. */
export async function freezeVersion(
  client: ClientBase,
  owner: Designer,
  { name, document, upload }: SeedDesign,
  { designId, at, agreedAt }: Freezing,
): Promise<{ id: string; prints: MeasuredPrint[] }> {
  if (upload !== undefined) await insertUpload(client, owner, upload, at);
  const { sha256, prints, issues } = await measureDesign(document);
  const id = randomUUID();
  const version = {
    ...{ id, design_id: designId, user_id: owner.userId, browser_key_hash: keyHashOf(owner) },
    ...{ name, document, sha256, issues, created_at: at },
    prints: prints.map(({ view, widthMm, heightMm }) => ({ view, width_mm: widthMm, height_mm: heightMm })),
    rights_version: agreedAt && printRights.version,
    rights_accepted_at: agreedAt,
    share_serial: 0,
    is_plain: upload === undefined && issues.length === 0,
  };
  const columns = Object.keys(version).join(", ");
  await client.query(
    `insert into public.design_versions (${columns})
     select ${columns} from jsonb_populate_record(null::public.design_versions, $1)`,
    [JSON.stringify(version)],
  );
  return { id, prints };
}

/** Some minutes before the design. */
async function insertUpload(client: ClientBase, owner: Designer, name: UploadName, at: Date): Promise<void> {
  const uploadedAt = new Date(at.getTime() - 8 * MINUTE);
  const row = {
    ...(await rowOfUpload(name)),
    ...{ user_id: owner.userId, browser_key_hash: keyHashOf(owner) },
    ...{ created_at: uploadedAt, used_at: at },
  };
  const columns = Object.keys(row).join(", ");
  await client.query(
    `insert into public.design_assets (${columns})
     select ${columns} from jsonb_populate_record(null::public.design_assets, $1)`,
    [JSON.stringify(row)],
  );
}

/** The stored hash of a public link's token, as the shop makes it of `subject`. */
export function tokenHashOf(secret: string, subject: string): string {
  const token = createHmac("sha256", secret).update(subject).digest("base64url");
  return createHash("sha256").update(token).digest("hex");
}
