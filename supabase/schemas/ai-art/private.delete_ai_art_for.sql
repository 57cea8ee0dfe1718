-- Deletes a person's prompts and results. Rows without them stay for the caps, and beside ordered pictures.
create function private.delete_ai_art_for(p_user_id uuid) returns void
language sql set search_path = '' as $$
  update public.ai_generations set
    user_id = null, parent_id = null, prompt = '', final_prompt = '', revised_prompt = null, moderation = null,
    status = case when status in ('queued', 'running') then 'failed' else status end,
    code = case when status in ('queued', 'running') then 'account_gone' else code end,
    lease = null, leased_until = null, ended_at = coalesce(ended_at, private.now())
  where user_id = p_user_id
$$;
