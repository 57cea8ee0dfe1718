-- Submissions have pages, so no redirect begins there. As lib/known-segments.ts.
delete from public.redirects where source ~ '^/my-submissions(/|$)';
alter table public.redirects drop constraint redirects_from_nowhere;
alter table public.redirects add constraint redirects_from_nowhere check (
  source ~ '^/(products|blog)/[^/]+$' or split_part(source, '/', 2) not in (
    '', '_next', 'about', 'about.md', 'account', 'admin', 'api', 'apple-icon.png', 'auth', 'auth-callback', 'basic',
    'blog', 'blog-preview', 'blog.md', 'browse', 'cart', 'catalog', 'checkout', 'contact', 'contact-message',
    'contact.md', 'custom-design', 'dashboard', 'design-fonts', 'design-pictures', 'design-proof', 'designer', 'designs',
    'faq', 'faq.md', 'favicon.ico', 'feeds', 'find-order', 'garments', 'icon-192.png', 'icon-512.png', 'icon.svg', 'indexnow', 'investor', 'investor.md', 'invitation',
    'kapas-devanagari.svg', 'llms-full.txt', 'llms.txt', 'login', 'logo', 'logo.svg', 'manifest.webmanifest',
    'markdown', 'marketing', 'my-designs', 'my-submissions', 'nowhere', 'og', 'order-details', 'order-success', 'orders', 'premium-tshirts',
    'premium-tshirts.md', 'product', 'product-preview', 'product-view', 'products', 'products.md', 'ref',
    'refund-policy', 'refund-policy.md', 'robots.txt', 'shipping-policy', 'shipping-policy.md', 'sitemap',
    'sitemap.xml', 'sitemaps', 'staff-invitation', 'terms', 'terms-policy', 'terms-policy.md', 'terms.md',
    'tshirt-designer', 'update-password', 'wishlist'
  ));
