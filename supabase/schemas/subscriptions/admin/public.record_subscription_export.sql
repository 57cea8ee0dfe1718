-- Records who exported the addresses of subscribers, and which.
create function public.record_subscription_export(p_q text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('subscriptions.read');
  insert into public.audit_log (actor, actor_name, action, subject, subject_id, after)
    select s.id, private.format_person_name(s.id), 'insert', 'subscription_exports', 'subscriptions.csv',
      jsonb_build_object('search', left(p_q, 400))
    from (select private.acting_staff() as id) as s where s.id is not null;
end $$;
