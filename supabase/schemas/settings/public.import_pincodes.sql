-- Adds and changes pincodes by a list of rows in the shape of export_pincodes(); it deletes none. Returns its effect, {
-- adds, changes, same, steps: the first 200 of { pincode, before } }, `before` null for a new one. A dry run changes
-- nothing. p_expected: { adds, changes } of the dry run; PT409 stale when the list has changed since.
create function public.import_pincodes(p_rows jsonb, p_expected jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_plan jsonb;
begin
  perform private.require_permission('settings.write');
  perform private.lock_settings();
  create temporary table wanted on commit drop as
    select w.*, p.pincode is null as is_new, p as old_row,
      (w.city, w.state, w.delivery_days, w.cod_available, w.zone, w.other_states)
        is distinct from (p.city, p.state, p.delivery_days, p.cod_available, p.zone, p.other_states) as is_other
    from jsonb_to_recordset(p_rows) as w (
      pincode text, city text, state text, delivery_days int, cod_available boolean, zone text, other_states text[]
    )
    left join public.pincodes p on p.pincode = w.pincode;
  select jsonb_build_object(
    'adds', count(*) filter (where is_new), 'changes', count(*) filter (where is_other and not is_new),
    'same', count(*) filter (where not is_other),
    'steps', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'pincode', s.pincode, 'before', case when not s.is_new then to_jsonb(s.old_row) - 'updated_at' end
      ) order by s.pincode), '[]')
      from (select * from wanted where is_other order by pincode limit 200) as s
    )
  ) into v_plan from wanted;
  if p_expected is not null then
    if p_expected <> jsonb_build_object('adds', v_plan -> 'adds', 'changes', v_plan -> 'changes') then
      raise sqlstate 'PT409' using message = 'The pincodes have changed since the preview', hint = 'stale';
    end if;
    insert into public.pincodes as p (pincode, city, state, delivery_days, cod_available, zone, other_states)
    select pincode, city, state, delivery_days, cod_available, zone, other_states
    from wanted where is_other order by pincode
    on conflict (pincode) do update set city = excluded.city, state = excluded.state,
      delivery_days = excluded.delivery_days, cod_available = excluded.cod_available, zone = excluded.zone,
      other_states = excluded.other_states;
  end if;
  drop table wanted;
  return v_plan;
end $$;
