import { useWatch } from "react-hook-form";
import { FieldGroup, SelectField, TextAreaField, TextField } from "@/components/admin/form/form-fields";
import type { ProductChoices } from "@/lib/products/admin-product";
import type { ProductForm } from "@/lib/products/product-form";
import {
  countries,
  type Declaration,
  declarationLabels,
  toCountry,
} from "@/lib/settings/documents/product-information";

/** What the law requires a pack and its page to state. An empty field has the value of the product's blank. */
export function InformationFields({ blanks }: Pick<ProductChoices, "blanks">) {
  const cut = useWatch<ProductForm, "cut">({ name: "cut" });
  const price = useWatch<ProductForm, "price">({ name: "price" });
  const blank = (name: Declaration) => blanks[`${cut}_${name}`] ?? "";
  const hint = (name: Declaration) => {
    const value = blank(name);
    return value === "" ? undefined : `Default: ${value}`;
  };
  const country = toCountry(blank("country_of_origin"));
  return (
    <FieldGroup
      title="Product information"
      hint="Required before a product is published. Empty fields come from its blank in Settings › Product information."
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="mrp"
          label="MRP"
          isOptional
          affix="₹"
          inputMode="decimal"
          placeholder={price}
          hint="Including all taxes, as on the pack. Default: the price."
        />
        <TextField
          name="genericName"
          label={declarationLabels.generic_name}
          isOptional
          placeholder={blank("generic_name")}
        />
        <TextField
          name="netQuantity"
          label={declarationLabels.net_quantity}
          isOptional
          placeholder={blank("net_quantity")}
        />
        <TextField
          name="monthMade"
          label={declarationLabels.month_made}
          isOptional
          placeholder={blank("month_made") || "2026-10"}
        />
        <SelectField name="countryOfOrigin" label={declarationLabels.country_of_origin} isOptional>
          <option value="">{country === "" ? "Choose a country" : `${countries[country]} (blank)`}</option>
          {Object.entries(countries).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      {(["maker", "importer", "packer"] as const).map((name) => (
        <TextAreaField
          key={name}
          name={name}
          label={declarationLabels[name]}
          isOptional
          rows={2}
          hint={hint(name) ?? "Name and full address."}
        />
      ))}
    </FieldGroup>
  );
}
