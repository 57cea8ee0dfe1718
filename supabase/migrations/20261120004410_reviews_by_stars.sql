-- The list of reviews sorts by stars and then by id, as every list does.
drop index public.reviews_stars;
create index reviews_stars on public.reviews (stars, id);
