-- Logs a step with a customer: the step and its reason, without data that must not outlive a deletion.
create function private.audit_customer(p_user_id uuid, p_action text, p_after jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into public.audit_log (actor, actor_name, action, subject, subject_id, after)
  select private.acting_staff(), private.format_person_name(private.acting_staff()), p_action, 'customers', p_user_id::text, p_after
  where private.acting_staff() is not null
$$;
