-- Keeps what was typed of an order by phone; returns the draft's new version. p_version: the one that was read, 0 for a new
-- draft. Drafts are forgotten after 30 days. PT409 too_many_drafts and what hold_phone_draft raises.
create function public.save_phone_draft(p_id uuid, p_version int, p_draft jsonb) returns int
language sql set search_path = '' as $$ select private.save_phone_draft(p_id, p_version, p_draft) $$;
