import { FieldGroup, SelectField } from "@/components/admin/form/form-fields";
import { cuts } from "@/lib/designer/printing/print-areas";
import type { PossibleBlank } from "@/lib/designer/printing/printing";
import { cutNames } from "@/lib/inventory/size-curve";
import { formatPaise } from "@/lib/money";

/** The product that each cut's designs are printed on. */
export function BlankFields({ products }: { products: readonly PossibleBlank[] }) {
  return (
    <FieldGroup
      title="Blank tees"
      hint="Choose plain tees. The designer uses their colours and stock, and a cut without one isn't offered. If you change one, custom items of that cut in carts must be added again."
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
              label="May already have a print: check it first"
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
        >{`${name}, ${isPublished ? formatPaise(pricePaise) : "not published: can't be ordered"}`}</option>
      ))}
    </optgroup>
  );
}
