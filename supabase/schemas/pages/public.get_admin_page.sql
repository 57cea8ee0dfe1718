-- A page as saved, with its revisions without their texts; its row is null while the default text from the code is shown.
create function public.get_admin_page(p_key text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('content.write');
  return jsonb_build_object(
    'row', (select to_jsonb(p) from public.pages p where p.key = p_key),
    'revisions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'version', r.version, 'saved_at', r.saved_at, 'by', private.format_person_name(r.saved_by)
      ) order by r.version desc), '[]')
      from public.page_revisions r where r.page = p_key
    )
  );
end $$;
