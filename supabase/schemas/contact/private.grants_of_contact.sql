create function private.grants_of_contact() returns void
language sql set search_path = '' as $$
  grant select on public.contact_messages, public.contact_replies, public.contact_list to authenticated;
  grant execute on function
    public.get_admin_contact_message(bigint),
    public.reply_to_contact(bigint, uuid, int, text),
    public.mark_contact(bigint[], text),
    public.own_contact_message(bigint),
    public.record_contact_export(text)
    to authenticated;
  grant execute on function public.receive_contact(jsonb, uuid), public.find_contact_mail(text, text),
    public.get_complaint(bigint), public.alarm_complaints() to service_role;
$$;
