-- Takes one credit and queues a generation. The same id is the same generation, so a repeated request costs one credit.
-- PT404 not_found: the id is another person's; PT409 with the reason of find_ai_refusal(), or assets_full.
create function public.reserve_ai_generation(p_generation jsonb) returns void
language plpgsql set search_path = '' set lock_timeout = '3s' as $$
declare
  v_new public.ai_generations := jsonb_populate_record(null::public.ai_generations, p_generation);
  v_known public.ai_generations;
  v_refusal text;
begin
  -- Serialised, so that two requests can't both take the last credit.
  perform pg_advisory_xact_lock(hashtextextended('ai_art', 0));
  select * into v_known from public.ai_generations where id = v_new.id;
  if v_known.id is not null then
    if v_known.user_id is distinct from v_new.user_id then
      raise sqlstate 'PT404' using message = 'No such picture', hint = 'not_found';
    end if;
    return;
  end if;
  v_refusal := private.find_ai_refusal(v_new.user_id, v_new.cost_paise);
  if v_refusal is not null then
    raise sqlstate 'PT409' using message = 'No picture can be drawn now', hint = v_refusal;
  end if;
  perform private.check_upload_limit(v_new.user_id, null);
  insert into public.ai_generations (
    id, user_id, person_key, parent_id, prompt, final_prompt, style, aspect, is_transparent, provider, model, seed, cost_micro_usd, cost_paise
  ) values (
    v_new.id, v_new.user_id, private.ai_art_person(v_new.user_id),
    (select id from public.ai_generations where id = v_new.parent_id and user_id = v_new.user_id),
    v_new.prompt, v_new.final_prompt, v_new.style, v_new.aspect, v_new.is_transparent, v_new.provider, v_new.model,
    v_new.seed, v_new.cost_micro_usd, v_new.cost_paise
  );
end $$;
