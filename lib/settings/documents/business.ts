import { documentOf } from "../document";
import { choice, emailAddress, text } from "../field";

const legalForms = {
  none: "Not stated yet",
  company: "Company",
  llp: "Limited liability partnership (LLP)",
  partnership: "Partnership firm",
  proprietorship: "Proprietorship",
} as const;

/** PostgreSQL repeats at most 255 times. */
const words = (problem: string, longest: number) => ({
  pattern: new RegExp(`^\\S[^\\n\\r]{0,${longest - 1}}$`),
  problem,
  longest,
  isOptional: true,
  defaultValue: "",
});

const phone = {
  label: "Phone",
  type: "tel",
  pattern: /^\+?[0-9][0-9 ()-]{6,20}$/,
  problem: "Enter a phone number, such as +91 98765 00000",
  isOptional: true,
  defaultValue: "",
} as const;

const email = { ...emailAddress, label: "Email", isOptional: true, defaultValue: "" } as const;

const officer = { neededBy: { officer_name: true } };
const nodal = { neededBy: { nodal_name: true } };
const breach = { neededBy: { breach_name: true } };

/** Who is behind the shop, with the General settings' company. */
export const business = documentOf({
  name: "Business details",
  fields: {
    legal_form: choice({
      label: "Legal form",
      choices: legalForms,
      defaultValue: "none",
      problem: "Choose a legal form",
      must: "a legal form",
    }),
    company_cin: text({
      label: "CIN",
      hint: "For a company: 21 characters, on its certificate of incorporation.",
      pattern: /^[LU][0-9]{5}[A-Z]{2}[0-9]{4}[A-Z]{3}[0-9]{6}$/,
      problem: "Enter the 21-character CIN, such as U14101TZ2021PTC035678",
      isOptional: true,
      isCode: true,
      neededBy: { legal_form: "company" },
      defaultValue: "",
      spellCheck: false,
    }),
    company_llpin: text({
      label: "LLPIN",
      hint: "For an LLP: three letters, a hyphen and four digits.",
      pattern: /^[A-Z]{3}-[0-9]{4}$/,
      problem: "Enter the LLPIN, such as AAB-1234",
      isOptional: true,
      isCode: true,
      neededBy: { legal_form: "llp" },
      defaultValue: "",
      spellCheck: false,
    }),
    registered_address: text({
      label: "Registered office",
      hint: "Leave it empty if it's the address in the General settings.",
      rows: 2,
      ...words("Enter the address in one line", 250),
    }),
    officer_name: text({
      label: "Name",
      title: "Grievance officer: name",
      ...words("Enter the officer's name", 80),
    }),
    officer_designation: text({
      label: "Designation",
      title: "Grievance officer: designation",
      ...words("Enter the officer's designation, such as Head of customer care", 80),
      ...officer,
    }),
    officer_phone: text({ ...phone, title: "Grievance officer: phone", ...officer }),
    officer_email: text({ ...email, title: "Grievance officer: email", ...officer }),
    nodal_name: text({
      label: "Name",
      title: "Nodal contact: name",
      ...words("Enter the contact's name", 80),
    }),
    nodal_phone: text({ ...phone, title: "Nodal contact: phone", ...nodal }),
    nodal_email: text({ ...email, title: "Nodal contact: email", ...nodal }),
    breach_name: text({
      label: "Name",
      title: "Breach contact: name",
      ...words("Enter the contact's name", 80),
    }),
    breach_phone: text({ ...phone, title: "Breach contact: phone", ...breach }),
    breach_email: text({ ...email, title: "Breach contact: email", ...breach }),
  },
  groups: [
    {
      title: "Registration",
      hint: "In the footer, on the contact page, in emails and on invoices.",
      rows: ["legal_form", ["company_cin", "company_llpin"], "registered_address"],
    },
    {
      title: "Grievance officer",
      hint: "Answers complaints within 48 hours and solves them within a month. Must be resident in India.",
      rows: [
        ["officer_name", "officer_designation"],
        ["officer_phone", "officer_email"],
      ],
    },
    {
      title: "Nodal contact",
      hint: "A senior person, resident in India, responsible for following the consumer rules.",
      rows: ["nodal_name", ["nodal_phone", "nodal_email"]],
    },
    {
      title: "Breach contact",
      hint: "Reports a data breach to CERT-In within 6 hours. Shown in the notices of a breach only.",
      rows: ["breach_name", ["breach_phone", "breach_email"]],
    },
  ],
});
