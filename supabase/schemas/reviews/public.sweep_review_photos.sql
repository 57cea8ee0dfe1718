-- Deletes photos not submitted with a review within a day. Returns how many.
create function public.sweep_review_photos(p_limit int) returns int
language plpgsql set search_path = '' as $$
declare
  v_count int;
begin
  delete from public.review_photos where id in (
    select id from public.review_photos where review_id is null and created_at < private.now() - interval '1 day'
    order by created_at limit p_limit for update skip locked
  );
  get diagnostics v_count = row_count;
  return v_count;
end $$;
