-- Tells whether a product changed since somebody read it; sales and stock do not count.
create function private.product_stamp(p_product public.products) returns text
language sql stable set search_path = '' as $$ select md5(private.product_sheet(p_product)::text) $$;
