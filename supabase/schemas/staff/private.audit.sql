-- Logs a change that a member of staff makes: the columns that changed, before and after. The trigger's arguments: the
-- column that names the row, then columns that say nothing to a reader.
create function private.audit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_actor uuid := private.acting_staff();
  v_unsaid text[] := tg_argv[1:] || array['updated_at'];
  v_before jsonb := to_jsonb(old) - v_unsaid;
  v_after jsonb := to_jsonb(new) - v_unsaid;
  v_id text := coalesce(v_after, v_before) ->> tg_argv[0];
begin
  if v_actor is null or v_before is not distinct from v_after then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(key, v_before -> key), jsonb_object_agg(key, v_after -> key) into v_before, v_after
    from jsonb_object_keys(v_after) as key
    where v_before -> key is distinct from v_after -> key;
  end if;
  insert into public.audit_log (actor, actor_name, action, subject, subject_id, before, after)
  select v_actor,
    coalesce(nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), ''), u.email, 'Staff'),
    lower(tg_op), tg_table_name, left(v_id, 200), v_before, v_after
  from auth.users u left join public.profiles p on p.id = u.id
  where u.id = v_actor;
  return null;
end $$;
