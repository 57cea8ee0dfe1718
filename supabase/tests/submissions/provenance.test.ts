import { trial } from "../support/backend/database";
import { addAsset, addVersion } from "../support/designs/designs";
import { asStaff } from "../support/designs/submissions";
import { people } from "../support/people/actors";

interface SubmissionView {
  provenance: { id: string; is_cut_out: boolean; ai: { prompt: string } | null }[];
}

trial("marks AI-generated pictures, also without their background, and no upload", async (client) => {
  const mine = { userId: people.asha };
  const drawn = await addAsset(client, "drawn.png", 0, mine);
  const cut = await addAsset(client, "cut.png", 0, mine);
  const upload = await addAsset(client, "photo.png", 0, mine);
  await client.query("update public.design_assets set source_asset_id = $2 where id = $1", [cut, drawn]);
  await client.query(
    `insert into public.ai_generations (
       id, user_id, prompt, final_prompt, style, aspect, is_transparent, provider, model, status, cost_micro_usd, cost_paise, path, sha256, ended_at
     ) values (gen_random_uuid(), $1, 'a tiger with tea', 'x', 'poster', 'square', false, 'test', 'm', 'done', 0, 0, 'drawn.png', repeat('a', 64), now())`,
    [people.asha],
  );
  const version = await addVersion(client, [drawn, cut, upload], mine);
  const { rows } = await client.query<{ id: string }>(
    `insert into public.submissions (version_id, design_id, source, status, submitted_at)
     select id, design_id, 'shopper', 'submitted', now() from public.design_versions where id = $1 returning id`,
    [version],
  );
  const { provenance } = await asStaff<SubmissionView>(
    client,
    "packer",
    "get_admin_submission($1)",
    rows[0]?.id,
  );
  const seen = Object.fromEntries(provenance.map(({ id, ai }) => [id, ai?.prompt ?? null]));
  expect(seen).toEqual({ [drawn]: "a tiger with tea", [cut]: "a tiger with tea", [upload]: null });
});
