-- Records who exported the addresses, and which.
create function public.record_lead_export(p_q text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('customers.read');
  insert into public.audit_log (actor, actor_name, action, subject, subject_id, after)
    select s.id, private.format_person_name(s.id), 'insert', 'lead_exports', 'subscribers.csv', jsonb_build_object('search', left(p_q, 400))
    from (select private.acting_staff() as id) as s where s.id is not null;
end $$;
