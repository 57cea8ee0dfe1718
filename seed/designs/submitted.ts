import type { ClientBase } from "pg";
import { dateAdminRows } from "../sales/admin-dates";
import { findAsha } from "../sales/asha";
import { type Post, Staff } from "../sales/staff";
import { HOUR, MINUTE } from "../sales/times";
import { type Designer, freezeVersion, saveDesign } from "./save";
import type { SeedDesign } from "./seed-design";
import { sentDesigns as designs } from "./uploaded";

type Decision = "approved" | "changes_requested" | "rejected";

interface Look {
  by: Post;
  /** After it was sent. */
  hours: number;
  /** Without it, the review has started. */
  decision?: Decision;
  reasons?: readonly string[];
  answer?: string;
}

interface Sending {
  design: SeedDesign;
  /** Asha, or a place among the customers. */
  by: "asha" | number;
  /** Hours ago. */
  sent: number;
  message?: string;
  mayPublish?: boolean;
  look?: Look;
  /** Hours after it was sent. */
  takenBack?: number;
  /** It takes the place of the sending before it. */
  isNewVersion?: boolean;
}

/** Without an order: in each state, the oldest first. */
const sendings: readonly Sending[] = [
  {
    ...{ design: designs.elephant, by: 4, sent: 26 * 24, mayPublish: true },
    message: "I drew this for our temple fair. You can sell it if you like it.",
    look: { by: "manager", hours: 7, decision: "approved", answer: "We love it. Thank you!" },
  },
  {
    ...{ design: designs.goa, by: 11, sent: 16 * 24, takenBack: 5 },
    ...{ mayPublish: true, message: "For our hostel's trip." },
  },
  {
    ...{ design: designs.tiger, by: 21, sent: 12 * 24, mayPublish: true },
    message: "Everyone will want it for the finals!",
    look: {
      ...{ by: "manager", hours: 11, decision: "rejected", reasons: ["copyright"] },
      answer: "This is a league club's mascot, and only the club can license it.",
    },
  },
  {
    ...{ design: designs.peacock, by: "asha", sent: 3 * 24 },
    ...{ message: "A photo of my mother's painting." },
    look: {
      ...{ by: "packer", hours: 6, decision: "changes_requested", reasons: ["background"] },
      answer: "Without the white box it'll look painted on.",
    },
  },
  {
    ...{ design: designs.camera, by: 31, sent: 60 },
    ...{ message: "A gift for a photographer." },
    look: {
      ...{ by: "packer", hours: 9, decision: "changes_requested", reasons: ["low_resolution"] },
      answer: "We love the camera, but the file is too small for the whole chest.",
    },
  },
  {
    ...{ design: designs.cameraLarge, by: 31, sent: 21, isNewVersion: true },
    message: "I found the original file.",
  },
  { ...{ design: designs.chai, by: 8, sent: 10 }, message: "For the team." },
  {
    ...{ design: designs.coach, by: 14, sent: 6, mayPublish: true },
    message: "Our coach would love to see it in your shop.",
    look: { by: "manager", hours: 5 },
  },
  { design: designs.tigerAgain, by: 44, sent: 2, message: "My own drawing." },
];

/** Submissions waiting for review, unless there are any. Run it in a transaction, after the sales. */
export async function insertSubmissions(client: ClientBase, now: Date): Promise<void> {
  const asha = await findAsha(client);
  const { rowCount } = await client.query("select from public.submissions where source = 'shopper' limit 1");
  if (asha === null || rowCount !== 0) return;
  const customers = await findCustomers(client);
  const staff = await Staff.find(client);
  let last: Sent | null = null;
  for (const sending of sendings) {
    const designer = sending.by === "asha" ? asha : customers[sending.by];
    if (!designer) throw new Error("the shop has too few customers");
    const at = now.getTime() - sending.sent * HOUR;
    last = await send(client, designer, sending, { at, before: sending.isNewVersion ? last : null });
    await dateAdminRows(client, at);
    if (sending.look) await look(staff, last.id, sending.look);
    else if (sending.takenBack !== undefined) {
      await client.query("select public.withdraw_submission($1, $2)", [designer.userId, last.id]);
    } else continue;
    await staff.rest();
    await dateAdminRows(client, at + (sending.look?.hours ?? sending.takenBack ?? 0) * HOUR);
  }
  await client.query(fillGallery, [galleryNames]);
  await client.query(
    `update public.outbox set next_at = created_at, sent_at = created_at + interval '20 seconds', attempts = 1
     where topic = 'submission_decided'`,
  );
}

/** Four are on the home page; the last one waits for the choice of staff. */
const galleryNames = [
  "Namma auto",
  "Leheriya dhol",
  "Elephant in her best",
  "Code, chai, sleep",
  "Goa, at last",
];

const fillGallery = `
  update public.submissions s
    set gallery = case when place < 5 then 'shown' else 'asked' end, gallery_shows_name = place <> 2,
      gallery_may_remix = place in (1, 4), gallery_allowed_at = s.decided_at
  from (
    select distinct on (v.name) s.id, array_position($1::text[], v.name) as place
    from public.submissions s join public.design_versions v on v.id = s.version_id
    where s.status = 'approved' and v.user_id is not null and v.name = any ($1::text[])
    order by v.name, s.submitted_at desc
  ) as chosen
  where s.id = chosen.id`;

async function findCustomers(client: ClientBase): Promise<Designer[]> {
  const { rows } = await client.query<Designer>(
    `select id as "userId", email from auth.users where email not like '%@kapas.test' and phone is not null
     order by created_at, email limit 60`,
  );
  return rows;
}

interface Sent {
  id: string;
  designId: string;
}

async function send(
  client: ClientBase,
  designer: Designer,
  { design, message = "", mayPublish = false }: Sending,
  { at, before }: { at: number; before: Sent | null },
): Promise<Sent> {
  const drawnAt = new Date(at - 40 * MINUTE);
  const designId = before?.designId ?? (await saveDesign(client, designer, design, drawnAt));
  const freezing = { designId, at: new Date(at - 9 * MINUTE), agreedAt: new Date(at - 8 * MINUTE) };
  const version = await freezeVersion(client, designer, design, freezing);
  const { rows } = await client.query<{ id: string }>(
    "select public.save_submission($1, $2, $3, $4, $5) as id",
    [designer.userId, version.id, message, mayPublish, before?.id ?? null],
  );
  const id = rows[0]?.id ?? "";
  await client.query("select public.submit_submission($1, $2)", [designer.userId, id]);
  return { id, designId };
}

async function look(staff: Staff, id: string, { by, decision, reasons = [], answer = "" }: Look) {
  const rev = await staff.ask<number>(null, "select rev from public.submissions where id = $1", [id]);
  if (decision === undefined)
    return staff.ask(by, "select public.assign_submission($1, $2, true)", [id, rev]);
  const values = [id, rev, decision, reasons, answer];
  return staff.ask(by, "select public.decide_submission($1, $2, $3, $4, $5)", values);
}
