create view public.review_list as
select r.id, r.product_id, r.stars, r.title, left(r.body, 160) as beginning, r.author_name, r.status, r.reports, r.urgency,
  r.urgency < 2 as is_open, r.reports > 0 as is_reported, r.reply <> '' as is_answered, r.written_at, p.name as product_name,
  (select count(*) from public.review_photos where review_id = r.id) as photos,
  r.title || ' ' || r.body || ' ' || r.author_name as words
from public.reviews r join public.products p on p.id = r.product_id
where (select private.may('content.write'));
