-- One code of a job 'coupons.generate'. input: the rules without a code, and prefix. PT422.
create function private.generate_coupon(p_item jsonb, p_input jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_prefix text := coalesce(p_input ->> 'prefix', '');
  v_new public.coupons;
begin
  if v_prefix !~ '^([A-Z0-9]{2,12}-)?$' then
    raise sqlstate 'PT422' using message = 'The prefix of the codes is invalid', hint = 'bad_coupon';
  end if;
  v_new := private.coupon_of(p_input -> 'rules');
  if v_new.is_automatic or v_new.is_public then
    raise sqlstate 'PT422' using message = 'An automatic or public coupon has only one code', hint = 'bad_coupon';
  end if;
  v_new.batch := (p_input ->> 'job_id')::uuid;
  perform private.insert_coupon(v_prefix, v_new);
  if (p_input ->> 'position')::int = 1 then
    insert into public.audit_log (actor, actor_name, action, subject, subject_id, after)
    select s.id, private.format_person_name(s.id), 'insert', 'coupons', v_prefix || 'generated codes', p_input -> 'rules'
    from (select private.acting_staff() as id) as s where s.id is not null;
  end if;
  return 'added';
end $$;
