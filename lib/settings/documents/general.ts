import { defaultBrand } from "@/lib/brand";
import { gstinPattern, isGstin } from "@/lib/gstin";
import { documentOf } from "../document";
import { emailAddress, text } from "../field";

function words(problem: string, longest: number) {
  return { pattern: /./s, problem, longest };
}

/** The footer links only https URLs. */
function link(label: string) {
  return text({
    ...{
      label,
      defaultValue: "",
      type: "url",
      isOptional: true,
      longest: 300,
      pattern: /^https:\/\/[^\s/]+\S*$/,
    },
    problem: "Enter a URL that starts with https://, or leave it empty",
  });
}

// The company has no default, so that a new shop states its own.
export const general = documentOf({
  name: "General settings",
  fields: {
    shop_name: text({
      label: "Shop name",
      defaultValue: defaultBrand.shopName,
      hint: "Shown in titles, emails and the footer.",
      ...words("Enter the shop name", 40),
    }),
    tagline: text({ label: "Tagline", defaultValue: defaultBrand.tagline, ...words("Enter a tagline", 120) }),
    order_prefix: text({
      label: "Order number prefix",
      defaultValue: defaultBrand.orderPrefix,
      hint: "For new orders only.",
      pattern: /^[A-Z][A-Z0-9]{1,4}$/,
      problem: "Two to five capital letters and digits, such as KP",
      width: "long",
    }),
    company_name: text({
      label: "Legal name",
      hint: "As registered, or the proprietor's name.",
      defaultValue: "",
      ...words("Enter the company name", 120),
    }),
    company_address: text({
      label: "Address",
      defaultValue: "",
      rows: 2,
      ...words("Enter the address", 300),
    }),
    company_email: text({
      label: "Customer care email",
      defaultValue: "",
      longest: 120,
      ...emailAddress,
    }),
    company_phone: text({
      label: "Customer care phone",
      defaultValue: "",
      type: "tel",
      pattern: /^\+?[0-9][0-9 ()-]{6,20}$/,
      problem: "Enter a phone number, such as +91 98765 00000",
    }),
    company_whatsapp: text({
      label: "WhatsApp number",
      defaultValue: "",
      hint: "Linked in the footer and on order pages. Leave empty without WhatsApp.",
      type: "tel",
      isOptional: true,
      pattern: /^\+?[0-9][0-9 ()-]{6,20}$/,
      problem: "Enter a phone number, such as +91 98765 00000, or leave it empty",
    }),
    delivery_partners: text({
      label: "Delivery partners",
      defaultValue: "",
      hint: "Named in the footer, such as Delhivery, Blue Dart.",
      isOptional: true,
      ...{ longest: 120, pattern: /^[^<>\n\r]*$/, problem: "Names can't contain < or >" },
    }),
    company_gstin: text({
      label: "GSTIN",
      defaultValue: "",
      hint: "Shown on every tax invoice.",
      isOptional: true,
      isCode: true,
      pattern: gstinPattern,
      isValid: isGstin,
      problem: "Check each of the 15 characters of the GSTIN, or leave it empty",
      width: "long",
    }),
    social_instagram: link("Instagram"),
    social_youtube: link("YouTube"),
    social_facebook: link("Facebook"),
    social_x: link("X"),
  },
  groups: [
    { title: "Shop", rows: ["shop_name", "tagline", "order_prefix"] },
    {
      title: "Company",
      hint: "Shown on invoices, in the footer and on the contact page. CIN and grievance officer: Business details.",
      rows: [
        "company_name",
        "company_address",
        ["company_email", "company_phone"],
        "company_whatsapp",
        "company_gstin",
        "delivery_partners",
      ],
    },
    {
      title: "Social networks",
      hint: "Linked in the footer. Empty fields are hidden.",
      rows: ["social_instagram", "social_youtube", "social_facebook", "social_x"],
    },
  ],
});
