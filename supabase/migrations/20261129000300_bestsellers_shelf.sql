-- A shelf of bestsellers above the new arrivals, of which four are left so that the page weighs the same. Not where staff
-- have arranged the home page. The shelf is hidden without sales.
update public.marketing_sections set position = position + 1,
    words = case when words ->> 'source' = 'newest' then words || '{"productCount": "4"}' else words end
  where place = 'home' and position >= 4
    and not exists (select from public.marketing_sections where place = 'home' and (version > 1 or position > 7));
insert into public.marketing_sections (place, kind, position, words, is_live)
  select 'home', 'products', 4,
    '{"title": "Bestsellers", "text": "What people bought most in the last 30 days.", "source": "bestsellers", "productCount": "4", "tone": "paper"}', true
  where not exists (select from public.marketing_sections where place = 'home' and position = 4);
