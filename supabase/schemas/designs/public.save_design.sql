-- Adds a design, or changes its revision p_rev. Returns { kind: saved, rev }, or { kind: stale, theirs } when another
-- window saved other content. Saving the same content succeeds again. PT404 not_found: it is another person's;
-- asset_foreign: one of its uploads is. PT409 designs_full.
create function public.save_design(p_user_id uuid, p_id uuid, p_name text, p_rev int, p_document jsonb) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' as $$
declare
  v_old public.designs;
  v_rev int;
begin
  if exists (
    select from public.design_assets
    where id = any (private.assets_in(p_document)) and user_id is distinct from p_user_id
  ) then
    raise sqlstate 'PT404' using message = 'A picture of this design is someone else''s', hint = 'asset_foreign';
  end if;
  update public.design_assets set used_at = private.now()
    where id = any (private.assets_in(p_document)) and used_at < private.now() - interval '1 day';
  insert into public.designs (id, user_id, name, document) values (p_id, p_user_id, p_name, p_document)
    on conflict (id) do nothing;
  select * into v_old from public.designs where id = p_id for no key update;
  if v_old.user_id is distinct from p_user_id then
    raise sqlstate 'PT404' using message = 'No such design', hint = 'not_found';
  elsif v_old.name = p_name and v_old.document = p_document and v_old.deleted_at is null then
    return jsonb_build_object('kind', 'saved', 'rev', v_old.rev);
  elsif v_old.rev <> p_rev then
    return jsonb_build_object('kind', 'stale', 'theirs', jsonb_build_object(
      'rev', v_old.rev, 'name', v_old.name, 'document', v_old.document, 'savedAt', v_old.saved_at
    ));
  end if;
  update public.designs set name = p_name, document = p_document, rev = rev + 1, deleted_at = null, saved_at = private.now()
    where id = p_id returning rev into v_rev;
  return jsonb_build_object('kind', 'saved', 'rev', v_rev);
end $$;
