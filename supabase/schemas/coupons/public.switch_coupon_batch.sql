-- Switches all codes of a generated set off or on, as one line of the audit log. Returns how many changed. PT404.
create function public.switch_coupon_batch(p_batch uuid, p_is_active boolean) returns int
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_example text;
  v_count int;
begin
  perform private.require_permission('offers.write');
  select min(code) into v_example from public.coupons where batch = p_batch;
  if v_example is null then
    raise sqlstate 'PT404' using message = 'These codes no longer exist', hint = 'not_found';
  end if;
  perform 1 from public.coupons where batch = p_batch order by id for no key update;
  perform set_config('kapas.is_batch_step', 'yes', true);
  update public.coupons set is_active = p_is_active where batch = p_batch and is_active <> p_is_active;
  get diagnostics v_count = row_count;
  perform set_config('kapas.is_batch_step', '', true);
  if v_count > 0 then
    insert into public.audit_log (actor, actor_name, action, subject, subject_id, before, after)
    select s.id, private.format_person_name(s.id), 'update', 'coupons', v_example || ' and its set',
      jsonb_build_object('is_active', not p_is_active), jsonb_build_object('is_active', p_is_active, 'codes', v_count)
    from (select private.acting_staff() as id) as s where s.id is not null;
  end if;
  return v_count;
end $$;
