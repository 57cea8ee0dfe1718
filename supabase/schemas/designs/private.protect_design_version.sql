-- An ordered or shared version never changes. A link that ends takes its serial with it, so the next one is another link.
create function private.protect_design_version() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_changing text[] := array[
    'user_id', 'browser_key_hash', 'rights_version', 'rights_accepted_at', 'share_token_hash', 'share_serial',
    -- Generated from the document, after this trigger.
    'assets'
  ];
begin
  if to_jsonb(new) - v_changing is distinct from to_jsonb(old) - v_changing then
    raise sqlstate 'PT409' using message = 'A version of a design can''t be changed', hint = 'version_immutable';
  end if;
  new.share_serial := old.share_serial
    + case when old.share_token_hash is not null and new.share_token_hash is null then 1 else 0 end;
  return new;
end $$;

create trigger design_versions_protect before update on public.design_versions
  for each row execute function private.protect_design_version();
