-- Custom pieces come back only when the fault is ours, and are printed on a film: the marketing page said otherwise.

update public.marketing_sections set words = words || jsonb_build_object('text',
    E'A name for the team, a drawing of your daughter, a line that only your friends understand: put it on a tee and see it on the cloth before you order.\n\n- One piece or a hundred, at a price that you see while you draw\n- Front, back and both sleeves\n- Printed on a film and pressed into the cloth: any number of colours, for some fifty washes')
  where place = 'marketing' and kind = 'text'
    and words ->> 'text' = E'A name for the team, a drawing of your daughter, a line that only your friends understand: put it on a tee and see it on the cloth before you order.\n\n- One piece or a hundred, printed the same way\n- {{return_days}} to send back what does not fit\n- Water-based inks that stay soft in the wash';

-- Pages answer at .md too, so no redirect begins there. As lib/seo/known-segments.ts.
delete from public.redirects where source ~ '^/(about|contact|faq|investor|refund-policy|shipping-policy|terms|terms-policy)\.md(/|$)';
alter table public.redirects drop constraint redirects_from_nowhere;
alter table public.redirects add constraint redirects_from_nowhere check (
  source ~ '^/(products|blog)/[^/]+$' or split_part(source, '/', 2) not in (
    '', '_next', 'about', 'about.md', 'account', 'admin', 'api', 'apple-icon.png', 'auth', 'auth-callback', 'basic',
    'blog', 'blog-preview', 'blog.md', 'browse', 'cart', 'catalog', 'checkout', 'contact', 'contact-message',
    'contact.md', 'custom-design', 'dashboard', 'designer', 'faq', 'faq.md', 'favicon.ico', 'feeds', 'find-order',
    'icon-192.png', 'icon-512.png', 'icon.svg', 'indexnow', 'investor', 'investor.md', 'invitation',
    'kapas-devanagari.svg', 'llms-full.txt', 'llms.txt', 'login', 'logo', 'logo.svg', 'manifest.webmanifest',
    'markdown', 'marketing', 'nowhere', 'og', 'order-details', 'order-success', 'orders', 'premium-tshirts',
    'premium-tshirts.md', 'product', 'product-preview', 'product-view', 'products', 'products.md', 'ref',
    'refund-policy', 'refund-policy.md', 'robots.txt', 'shipping-policy', 'shipping-policy.md', 'sitemap',
    'sitemap.xml', 'sitemaps', 'staff-invitation', 'terms', 'terms-policy', 'terms-policy.md', 'terms.md',
    'tshirt-designer', 'update-password', 'wishlist'
  ));
