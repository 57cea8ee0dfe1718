interface Contact {
  name: string;
  phone: string;
  email: string;
}

interface GrievanceOfficer extends Contact {
  designation: string;
}

/** What the law requires a shop to state about its owner; null where it isn't stated. */
export interface Business {
  /** A company's CIN or an LLP's LLPIN. */
  registration: { kind: "CIN" | "LLPIN"; number: string } | null;
  gstin: string | null;
  /** Null: the company's address. */
  registeredAddress: string | null;
  officer: GrievanceOfficer | null;
  nodal: Contact | null;
}

type Settings = ReadonlyMap<string, string>;

/** From site_settings: the documents "general" and "business". */
export function businessFromSettings(settings: Settings): Business {
  const text = (key: string) => settings.get(key)?.trim() ?? "";
  const contact = (who: string): Contact | null => {
    const name = text(`${who}_name`);
    return name ? { name, phone: text(`${who}_phone`), email: text(`${who}_email`) } : null;
  };
  const officer = contact("officer");
  return {
    registration: registrationOf(text("legal_form"), text("company_cin"), text("company_llpin")),
    gstin: text("company_gstin") || null,
    registeredAddress: text("registered_address") || null,
    officer: officer && { ...officer, designation: text("officer_designation") },
    nodal: contact("nodal"),
  };
}

/** The number of the chosen form; one left over from another form isn't shown. */
function registrationOf(form: string, cin: string, llpin: string): Business["registration"] {
  if (form === "company" && cin) return { kind: "CIN", number: cin };
  if (form === "llp" && llpin) return { kind: "LLPIN", number: llpin };
  return null;
}

interface Company {
  companyAddress: string;
  business: Business;
}

/** "CIN U14101…", "GSTIN 33…", and the registered office where it isn't the company's address. */
export function describeRegistration({ companyAddress, business }: Company): string[] {
  const { registration, gstin, registeredAddress } = business;
  return [
    registration ? `${registration.kind} ${registration.number}` : "",
    gstin ? `GSTIN ${gstin}` : "",
    registeredAddress && registeredAddress !== companyAddress
      ? `Registered office: ${registeredAddress}`
      : "",
  ].filter(Boolean);
}

/** "Meenakshi Iyer, Head of customer care: +91 …, grievance@…"; null without an officer. */
export function describeOfficer({ officer }: Business): string | null {
  return officer && `${officer.name}, ${officer.designation}: ${officer.phone}, ${officer.email}`;
}
