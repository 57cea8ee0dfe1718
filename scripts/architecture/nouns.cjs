/**
 * The order of nouns, lowest first: within its folder, a noun imports only nouns listed before it. Add a new
 * noun above all that it needs and below all that need it.
 */
module.exports = {
  lib: inOrder(
    "error-reports limits security privacy staff lists staff-jobs text-shaping content auth addresses banned-words ai-art settings consent analytics chat coupons designer pricing groups",
    "catalog categories products inventory cart orders referrals submissions reviews checkout subscriptions offers phone-orders invoices account customers contact leads wishlist reminders facts mail notices blog pages ready marketing crawlers health reports seo",
  ),
  components: inOrder(
    "ui offline privacy pictures consent analytics error-reports chat content auth addresses cart reminders wishlist catalog layout designer designs groups",
    "orders account mail-preferences checkout staff admin",
    "lists staff-jobs categories products submissions reviews inventory offers phone-orders referrals subscriptions customers contact leads reports settings blog pages marketing crawlers seo",
  ),
  server: inOrder(
    "http next pictures supabase integrations storefront limits session gate settings consent analytics chat content",
    "security auth staff lists staff-jobs categories catalog designs teams ai-art products inventory wishlist pricing cart pincodes blog seo pages marketing",
    "referrals orders invoices returns mail-preferences reminders outbox submissions reviews contact privacy leads payments fulfilment account addresses groups checkout subscriptions webhooks offers phone-orders customers admin reports",
    "crawlers error-reports jobs health",
  ),
};

function inOrder(...lines) {
  return lines.flatMap((line) => line.split(" "));
}
