-- Releases a text's pictures: their files are deleted after a day unless they are used again.
create function private.release_text_pictures(p_cover text, p_body text) returns void
language sql set search_path = '' as $$
  insert into private.loose_pictures (image_url)
  select distinct url from (
    select p_cover as url
    union all
    select match[1] from regexp_matches(p_body, '\((https?://[^\s()]+\.webp)', 'g') as match
  ) as one where url is not null
  on conflict (image_url) do nothing
$$;
