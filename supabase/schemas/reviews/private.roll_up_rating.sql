-- Recounts a product's published reviews under its lock: docs/locks.md.
create function private.roll_up_rating(p_product_id bigint) returns void
language plpgsql set search_path = '' as $$
begin
  perform from public.products where id = p_product_id for no key update;
  update public.products p
    set rating_stars = r.stars, rating_fits = r.fits
    from (
      select
        array[
          count(*) filter (where stars = 1), count(*) filter (where stars = 2), count(*) filter (where stars = 3),
          count(*) filter (where stars = 4), count(*) filter (where stars = 5)
        ]::int[] as stars,
        array[
          count(*) filter (where fit = 'fits_small'), count(*) filter (where fit = 'true_to_size'),
          count(*) filter (where fit = 'fits_large')
        ]::int[] as fits
      from public.reviews where product_id = p_product_id and status = 'published'
    ) as r
    where p.id = p_product_id and (p.rating_stars, p.rating_fits) is distinct from (r.stars, r.fits);
end $$;
