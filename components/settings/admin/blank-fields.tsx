import { FieldGroup, SelectField } from "@/components/admin/form/form-fields";
import { cuts } from "@/lib/designer/print-areas";
import type { PossibleBlank } from "@/lib/designer/printing";
import { cutNames } from "@/lib/inventory/size-curve";
import { formatPaise } from "@/lib/money";

/** Which product the designs of each cut are printed on. */
export function BlankFields({ products }: { products: readonly PossibleBlank[] }) {
  return (
    <FieldGroup
      title="Printed on"
      hint="Choose plain tees: designs are printed over whatever is on them. The designer offers the colours of these products and takes the pieces from their stock. A cut without a product can't be ordered. After a change, custom pieces of this cut that wait in carts can't be bought: their buyers add them again from the design."
      className="gap-x-8 gap-y-6 sm:grid-cols-2"
    >
      {cuts.map((cut) => {
        const own = products.filter((product) => product.cut === cut);
        return (
          <SelectField
            key={cut}
            name={`blanks.${cut}`}
            label={cutNames[cut]}
            hint={own.length === 0 ? "No published product has this cut." : undefined}
          >
            <option value="">Not offered</option>
            <Group label="Plain tees" products={own.filter(({ isPlain }) => isPlain)} />
            <Group
              label="May carry a print already: look at it first"
              products={own.filter(({ isPlain }) => !isPlain)}
            />
          </SelectField>
        );
      })}
    </FieldGroup>
  );
}

function Group({ label, products }: { label: string; products: readonly PossibleBlank[] }) {
  if (products.length === 0) return null;
  return (
    <optgroup label={label}>
      {products.map(({ id, name, pricePaise, isPublished }) => (
        <option
          key={id}
          value={String(id)}
        >{`${name}, ${isPublished ? formatPaise(pricePaise) : "not published: nobody can order it"}`}</option>
      ))}
    </optgroup>
  );
}
