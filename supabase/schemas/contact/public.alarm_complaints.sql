-- Notifies staff and the grievance officer of complaints that are due soon, once for each due time: 12 hours before the
-- answer, three days before the solution. Returns how many there were.
create function public.alarm_complaints() returns int
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_officer text := (select nullif(btrim(value), '') from public.site_settings where key = 'officer_email');
  v_facts jsonb;
  v_count int := 0;
begin
  for v_facts in
    update public.contact_messages set alarmed_for = due_at
    where due_at < private.now() + case when answered_at is null then interval '12 hours' else interval '3 days' end
      and due_at is distinct from alarmed_for
    returning jsonb_build_object(
      'contact_id', id, 'number', complaint_number, 'due_at', due_at, 'step', case when answered_at is null then 'answer' else 'solve' end
    )
  loop
    perform private.notify_staff(array['complaint_due'], v_facts);
    if v_officer is not null then
      insert into public.outbox (topic, email, data)
        values ('shop_notice', v_officer, jsonb_build_object('event', 'complaint_due') || v_facts) on conflict do nothing;
    end if;
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;
