/**
 * The order of nouns, the lowest first: within its folder, a noun imports only nouns that stand before it. A new noun takes
 * its place here: above all that it needs, below all that needs it.
 */
module.exports = {
  lib: inOrder(
    "limits security staff lists staff-jobs text-shaping content auth addresses banned-words ai-art settings coupons designer pricing",
    "catalog categories products inventory cart orders submissions checkout offers phone-orders invoices account customers contact wishlist facts mail blog pages marketing crawlers reports seo",
  ),
  components: inOrder(
    "ui pictures content auth addresses cart wishlist catalog layout designer designs",
    "orders account checkout staff admin",
    "lists staff-jobs categories products submissions inventory offers phone-orders customers contact reports settings blog pages marketing crawlers seo",
  ),
  server: inOrder(
    "http pictures supabase integrations storefront limits session gate settings content",
    "security auth staff lists staff-jobs categories catalog designs ai-art products inventory wishlist pricing cart pincodes blog seo pages marketing",
    "orders invoices returns outbox submissions contact payments fulfilment account addresses checkout offers phone-orders customers admin reports",
    "crawlers jobs health",
  ),
};

function inOrder(...lines) {
  return lines.flatMap((line) => line.split(" "));
}
