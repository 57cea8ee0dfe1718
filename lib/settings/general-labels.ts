export const generalKeys = [
  "shop_name",
  "tagline",
  "order_prefix",
  "company_name",
  "company_address",
  "company_email",
  "company_phone",
  "company_gstin",
  "social_instagram",
  "social_youtube",
  "social_facebook",
  "social_x",
] as const;

export type GeneralKey = (typeof generalKeys)[number];

export const generalLabels: Record<GeneralKey, string> = {
  shop_name: "Name of the shop",
  tagline: "Tagline",
  order_prefix: "Order numbers begin with",
  company_name: "Company",
  company_address: "Address",
  company_email: "E-mail",
  company_phone: "Phone",
  company_gstin: "GSTIN",
  social_instagram: "Instagram",
  social_youtube: "YouTube",
  social_facebook: "Facebook",
  social_x: "X",
};
