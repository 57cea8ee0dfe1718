-- Records who exported the register of complaints, and which rows.
create function public.record_contact_export(p_q text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('customers.read');
  insert into public.audit_log (actor, actor_name, action, subject, subject_id, after)
    select s.id, private.format_person_name(s.id), 'insert', 'contact_exports', 'complaints.csv', jsonb_build_object('search', left(p_q, 400))
    from (select private.acting_staff() as id) as s where s.id is not null;
end $$;
