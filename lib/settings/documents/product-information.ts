import { documentOf } from "../document";
import { type ChoiceField, choice, type TextField, text } from "../field";

/** Countries that make garments, by their ISO code. */
export const countries = {
  IN: "India",
  BD: "Bangladesh",
  KH: "Cambodia",
  CN: "China",
  EG: "Egypt",
  ET: "Ethiopia",
  HN: "Honduras",
  ID: "Indonesia",
  IT: "Italy",
  JP: "Japan",
  KE: "Kenya",
  KR: "South Korea",
  MY: "Malaysia",
  MX: "Mexico",
  MM: "Myanmar",
  NP: "Nepal",
  PK: "Pakistan",
  PE: "Peru",
  PT: "Portugal",
  LK: "Sri Lanka",
  TW: "Taiwan",
  TH: "Thailand",
  TR: "Türkiye",
  GB: "United Kingdom",
  US: "United States",
  VN: "Vietnam",
} as const;

type Country = keyof typeof countries;

/** Empty for a code that isn't in the table. */
export function toCountry(code: string): Country | "" {
  return code in countries ? (code as Country) : "";
}

/** Empty for a code that isn't in the table. */
export function countryName(code: string): string {
  const country = toCountry(code);
  return country === "" ? "" : countries[country];
}

/** What a pack must state, for each blank and each product; MRP and customer care come from elsewhere. */
export const declarations = {
  generic_name: {
    label: "Generic name",
    pattern: /^\S/,
    problem: "Enter what it is, such as T-shirt",
    longest: 80,
  },
  net_quantity: {
    label: "Net quantity",
    pattern: /^[1-9][0-9]{0,2} N$/,
    problem: "Enter a count with N, such as 1 N",
    longest: 5,
  },
  maker: {
    label: "Manufacturer",
    pattern: /^\S.{9}/s,
    problem: "Enter the manufacturer's name and full address",
    longest: 300,
    rows: 2,
  },
  importer: {
    label: "Importer",
    pattern: /^\S.{9}/s,
    problem: "Enter the importer's name and full address",
    longest: 300,
    rows: 2,
  },
  packer: {
    label: "Packer",
    pattern: /^\S.{9}/s,
    problem: "Enter the packer's name and full address",
    longest: 300,
    rows: 2,
  },
  month_made: {
    label: "Month of manufacture",
    pattern: /^20[0-9]{2}-(0[1-9]|1[0-2])$/,
    problem: "Enter a month such as 2026-10",
    longest: 7,
  },
} as const;

export type Declaration = keyof typeof declarations | "country_of_origin";

export const declarationLabels: Readonly<Record<Declaration, string>> = {
  generic_name: declarations.generic_name.label,
  net_quantity: declarations.net_quantity.label,
  maker: declarations.maker.label,
  importer: declarations.importer.label,
  packer: declarations.packer.label,
  month_made: declarations.month_made.label,
  country_of_origin: "Country of origin",
};

export const isDeclaration = (name: string): name is Declaration => name in declarationLabels;

export const blankNames = {
  regular: "Regular tee",
  oversized: "Oversized tee",
  women: "Women's tee",
  kids: "Kids' tee",
  accessory: "Accessory",
} as const;

type Blank = keyof typeof blankNames;

const defaults: Partial<Record<Declaration, string>> = { net_quantity: "1 N" };

type BlankFields<B extends Blank> = {
  [D in Declaration as `${B}_${D}`]: D extends "country_of_origin" ? ChoiceField<Country> : TextField;
};

function fieldsOf<B extends Blank>(blank: B): BlankFields<B> {
  const texts = Object.entries(declarations).map(([name, field]) => [
    `${blank}_${name}`,
    text({
      ...field,
      title: `${field.label}, ${blankNames[blank]}`,
      defaultValue:
        name === "generic_name" && blank !== "accessory" ? "T-shirt" : (defaults[name as Declaration] ?? ""),
      isOptional: true,
    }),
  ]);
  const country = choice({
    label: declarationLabels.country_of_origin,
    title: `Country of origin, ${blankNames[blank]}`,
    problem: "Choose a country",
    choices: countries,
    defaultValue: "IN",
  });
  return Object.fromEntries([...texts, [`${blank}_country_of_origin`, country]]) as BlankFields<B>;
}

const groupOf = <B extends Blank>(blank: B) => ({
  title: blankNames[blank],
  rows: [
    [`${blank}_generic_name`, `${blank}_net_quantity`],
    [`${blank}_country_of_origin`, `${blank}_month_made`],
    `${blank}_maker`,
    `${blank}_importer`,
    `${blank}_packer`,
  ] as const,
});

export const productInformation = documentOf({
  key: "product_information",
  name: "Product information",
  fields: {
    ...fieldsOf("regular"),
    ...fieldsOf("oversized"),
    ...fieldsOf("women"),
    ...fieldsOf("kids"),
    ...fieldsOf("accessory"),
  },
  groups: [groupOf("regular"), groupOf("oversized"), groupOf("women"), groupOf("kids"), groupOf("accessory")],
});
