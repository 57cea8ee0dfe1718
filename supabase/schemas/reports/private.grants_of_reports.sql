create function private.grants_of_reports() returns void
language sql set search_path = '' as $$
  grant execute on function
    public.report(text, timestamptz, timestamptz, text, int),
    public.list_gst_documents(timestamptz, timestamptz)
    to authenticated;
$$;
