import { useState } from "react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { fieldIdOf } from "@/components/admin/form/field-id";
import { FieldGroup } from "@/components/admin/form/form-fields";
import { Checkbox } from "@/components/ui/checkbox";
import { Input } from "@/components/ui/input";
import type { AdminProduct, ProductChoices } from "@/lib/products/admin-product";
import type { ProductForm, VariantRow } from "@/lib/products/product-form";
import { skuOf } from "@/lib/products/sku";
import { choiceOf, fillMatrix, type MatrixChoice, variantKey } from "@/lib/products/variant-matrix";

interface VariantFieldProps {
  choices: ProductChoices;
  product: AdminProduct | null;
  canCount: boolean;
}

const nothing: MatrixChoice = { colors: [], sizes: [] };
const union = (a: readonly string[], b: readonly string[]) => [...new Set([...a, ...b])];

/** The ticked colours and sizes define the rows. */
export function VariantField({ choices, product, canCount }: VariantFieldProps) {
  const { control, getValues } = useFormContext<ProductForm>();
  const { fields, replace } = useFieldArray({ control, name: "variants" });
  const rows = useWatch({ control, name: "variants" });
  // A colour that is ticked before any size has no row yet.
  const [ticked, setTicked] = useState(nothing);
  const all = {
    colors: choices.colors.map(({ slug }) => slug),
    sizes: choices.sizes.map(({ name }) => name),
  };
  const inRows = choiceOf(rows, all);
  const chosen = {
    colors: union(inRows.colors, ticked.colors),
    sizes: union(inRows.sizes, ticked.sizes),
  };
  const isKnown = (key: string) => product?.variantFacts[key]?.isKnown ?? false;

  function toggle(axis: keyof MatrixChoice, name: string, isOn: boolean): void {
    const now = {
      ...chosen,
      [axis]: isOn ? [...chosen[axis], name] : chosen[axis].filter((one) => one !== name),
    };
    setTicked(now);
    replace(fillMatrix(getValues("variants"), chosen, now, { all, productId: product?.id ?? null, isKnown }));
  }

  const on = rows.filter(({ isActive }) => isActive).length;
  return (
    <FieldGroup
      title="Variants"
      hint={
        rows.length === 0
          ? "Select colours and sizes. Each combination becomes a variant."
          : `${on} on sale. Variants with orders or stock are switched off, never deleted.`
      }
    >
      <VariantChoices choices={choices} chosen={chosen} onToggle={toggle} />
      {fields.length > 0 ? (
        <VariantTable
          rows={fields}
          product={product}
          colorNames={new Map(choices.colors.map(({ slug, name }) => [slug, name]))}
          canCount={canCount}
        />
      ) : null}
    </FieldGroup>
  );
}

interface VariantChoicesProps {
  choices: ProductChoices;
  chosen: MatrixChoice;
  onToggle: (axis: keyof MatrixChoice, name: string, isOn: boolean) => void;
}

const grid = "mt-2 grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-4";

/** The product's colours and sizes. */
function VariantChoices({ choices, chosen, onToggle }: VariantChoicesProps) {
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="font-semibold">Colours</legend>
        <div className={grid}>
          {choices.colors.map(({ slug, name, hex }) => (
            <Checkbox
              className="[&>input]:size-6"
              key={slug}
              checked={chosen.colors.includes(slug)}
              onChange={({ target }) => onToggle("colors", slug, target.checked)}
              label={
                <span className="flex items-center gap-2">
                  <span
                    aria-hidden="true"
                    className="size-4 shrink-0 rounded-full border"
                    style={{ backgroundColor: hex }}
                  />
                  {name}
                </span>
              }
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="font-semibold">Sizes</legend>
        <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-x-4">
          {choices.sizes.map(({ name }) => (
            <Checkbox
              className="[&>input]:size-6"
              key={name}
              checked={chosen.sizes.includes(name)}
              onChange={({ target }) => onToggle("sizes", name, target.checked)}
              label={name}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}

interface VariantTableProps {
  rows: readonly (VariantRow & { id: string })[];
  product: AdminProduct | null;
  colorNames: ReadonlyMap<string, string>;
  /** May set stock: new variants can start with some. */
  canCount: boolean;
}

const head = "border-b px-1.5 py-2 text-left font-semibold first:pl-0";
const cell = "border-b px-1.5 py-1.5 align-top first:pl-0";

/** One row per size and colour. */
function VariantTable({ rows, product, colorNames, canCount }: VariantTableProps) {
  const showsStock = Object.values(product?.variantFacts ?? {}).some(({ stock }) => stock !== null);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section aria-label="Variants" tabIndex={0} className="scrolls-sideways">
      <table className="w-full min-w-[48rem] border-collapse tabular-nums">
        <thead>
          <tr>
            <th scope="col" className={head}>
              Variant
            </th>
            <th scope="col" className={head}>
              SKU
            </th>
            <th scope="col" className={head}>
              Barcode
            </th>
            <th scope="col" className={`${head} w-28 text-right!`}>
              Price
            </th>
            <th scope="col" className={`${head} w-28 text-right!`}>
              MRP
            </th>
            {showsStock || canCount ? (
              <th scope="col" className={`${head} w-20 text-right!`}>
                Stock
              </th>
            ) : null}
            <th scope="col" className={`${head} w-16 text-center!`}>
              On sale
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row
              key={row.id}
              index={index}
              row={row}
              name={`${colorNames.get(row.color) ?? row.color} ${row.size}`}
              product={product}
              showsStock={showsStock || canCount}
              canCount={canCount}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  index: number;
  row: VariantRow;
  name: string;
  product: AdminProduct | null;
  showsStock: boolean;
  canCount: boolean;
}

function Row({ index, row, name, product, showsStock, canCount }: RowProps) {
  const { register } = useFormContext<ProductForm>();
  const [price, mrp] = useWatch<ProductForm, ["price", "mrp"]>({ name: ["price", "mrp"] });
  const facts = product?.variantFacts[variantKey(row)];
  const path = `variants.${index}` as const;
  return (
    <tr>
      <th scope="row" className={`${cell} whitespace-nowrap pt-3! text-left font-normal`}>
        {name}
      </th>
      <td className={cell}>
        <CodeInput
          path={`${path}.sku`}
          label={`SKU of ${name}`}
          hint={skuOf(product?.id ?? null, row.color, row.size)}
        />
      </td>
      <td className={cell}>
        <CodeInput path={`${path}.barcode`} label={`Barcode of ${name}`} />
      </td>
      <td className={`${cell} text-right`}>
        <CodeInput path={`${path}.price`} label={`Own price of ${name}`} hint={price} inputMode="decimal" />
      </td>
      <td className={`${cell} text-right`}>
        <CodeInput
          path={`${path}.mrp`}
          label={`MRP of ${name}`}
          hint={mrp || row.price || price}
          inputMode="decimal"
        />
      </td>
      {showsStock ? (
        <td className={`${cell} text-right`}>
          {canCount && !facts?.isKnown ? (
            <CodeInput
              path={`${path}.opening`}
              label={`Opening stock of ${name}`}
              hint="0"
              inputMode="numeric"
            />
          ) : (
            <span className="inline-block pt-1.5">{facts?.stock ?? "–"}</span>
          )}
        </td>
      ) : null}
      <td className={cell}>
        <label className="mx-auto grid size-11 cursor-pointer place-items-center pointer-fine:size-9">
          <input
            type="checkbox"
            aria-label={`${name} is on sale`}
            className="size-5 accent-primary"
            {...register(`${path}.isActive`)}
          />
        </label>
      </td>
    </tr>
  );
}

interface CodeInputProps {
  path: `variants.${number}.${"sku" | "barcode" | "price" | "mrp" | "opening"}`;
  label: string;
  hint?: string;
  /** For figures, which are right-aligned. */
  inputMode?: "numeric" | "decimal";
}

function CodeInput({ path, label, hint, inputMode }: CodeInputProps) {
  const { register, getFieldState, formState } = useFormContext<ProductForm>();
  const error = getFieldState(path, formState).error?.message;
  const id = fieldIdOf(path);
  return (
    <>
      <Input
        id={id}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        placeholder={hint}
        inputMode={inputMode}
        autoComplete="off"
        spellCheck={false}
        className={inputMode ? "text-right" : undefined}
        {...register(path)}
      />
      {error ? (
        <p id={`${id}-error`} className="font-medium text-destructive text-sm">
          {error}
        </p>
      ) : null}
    </>
  );
}
