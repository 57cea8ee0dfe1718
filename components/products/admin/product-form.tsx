"use client";

import { useRouter } from "next/navigation";
import { type ComponentProps, type DragEvent, useEffect, useId, useRef, useState } from "react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { AdminForm } from "@/components/admin/form/admin-form";
import { fieldIdOf } from "@/components/admin/form/field-id";
import {
  CheckField,
  FieldGroup,
  SelectField,
  TextAreaField,
  TextField,
} from "@/components/admin/form/form-fields";
import type { SaveOutcome } from "@/components/admin/form/save-outcome";
import { useAdminForm } from "@/components/admin/form/use-admin-form";
import { SearchPreview } from "@/components/admin/search-preview";
import { UploadList } from "@/components/pictures/admin/upload-list";
import { useUploads } from "@/components/pictures/admin/use-uploads";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { useLazyComponent } from "@/components/ui/use-lazy-component";
import { adminPaths } from "@/lib/admin-paths";
import type { AdminColor, AdminProduct, ProductChoices } from "@/lib/products/admin-product";
import { emptyProductForm } from "@/lib/products/empty-product-form";
import { offlineWriteMessage } from "@/lib/products/offline";
import { pictureTypesAccepted } from "@/lib/products/picture-rules";
import type { ProductForm as Values } from "@/lib/products/product-form";
import { cuts, longest } from "@/lib/products/product-limits";
import { productSnippet, type SnippetShop, snippetLengths } from "@/lib/products/snippet";
import type { Result } from "@/lib/result";
import { createProductAction, updateProductAction } from "@/server/products/admin-actions";
import { InformationFields } from "./information-fields";
import type { PictureListProps } from "./picture-list-props";
import { PictureRow } from "./picture-row";
import { cutNames, productLabels, showProductValue } from "./product-labels";
import { VariantField } from "./variant-field";

interface ProductFormProps {
  /** null: a new product. */
  product: AdminProduct | null;
  choices: ProductChoices;
  rights: { canWrite: boolean; canCount: boolean };
  /** A new product was saved, and its page is about to open. */
  onAdded?: () => void;
}

type Outcome = SaveOutcome<Values> & { id?: number };

/** The form of a new or existing product. */
export function ProductForm({ product, choices, rights, onAdded }: ProductFormProps) {
  const router = useRouter();
  const state = useAdminForm<Values, Values, Outcome>({
    name: product ? `product ${product.id}` : "new product",
    schema: async () => (await import("@/lib/products/product-form")).productFormSchema,
    saved: product?.form ?? emptyProductForm,
    version: product?.version ?? null,
    save: (values, version) => save(values, version),
    successMessage: product ? "Product saved" : "Product added",
    whenOffline: offlineWriteMessage,
    ...(product ? {} : { onSaved: openAdded }),
  });

  function openAdded({ id }: Outcome): void {
    if (id === undefined) return;
    router.replace(adminPaths.product(id));
    onAdded?.();
  }

  async function save(values: Values, version: string | number | null): Promise<Result<Outcome>> {
    if (!product) return createProductAction(values);
    return updateProductAction({ id: product.id, version: Number(version), form: values });
  }

  return (
    <AdminForm
      state={state}
      labels={productLabels}
      show={(name, value) => showProductValue(name, value)}
      isNew={product === null}
      saveLabel={product ? "Save" : "Add product"}
      canWrite={rights.canWrite}
      readOnlyReason="Your role can view products but not change them."
    >
      <div className="grid gap-x-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="min-w-0">
          <MainFields />
          <PictureField colors={choices.colors} />
          <InformationFields blanks={choices.blanks} />
          <VariantField choices={choices} product={product} canCount={rights.canCount} />
          <SearchFields product={product} shop={choices.shop} />
        </div>
        <div className="min-w-0 border-t pt-6 lg:border-t-0 lg:pt-0">
          <SideFields choices={choices} />
        </div>
      </div>
    </AdminForm>
  );
}

/** The product's basic data. */
function MainFields() {
  return (
    <FieldGroup title="Product">
      <TextField name="name" label="Name" maxLength={longest.name} />
      <TextAreaField
        name="description"
        label="Description"
        isOptional
        rows={6}
        maxLength={longest.description}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="price"
          label="Price"
          affix="₹"
          inputMode="decimal"
          hint="Including tax, before the shop-wide discount."
        />
        <TextField name="keywords" label="Search keywords" isOptional hint="Separate with commas." />
        <TextField name="fabric" label="Fabric" isOptional />
        <TextField name="fit" label="Fit" isOptional />
      </div>
    </FieldGroup>
  );
}

/** The form of a new product, empty on each visit: the router keeps previous pages. */
export function NewProduct(props: Pick<ComponentProps<typeof ProductForm>, "choices" | "rights">) {
  const [isAdded, setIsAdded] = useState(false);
  useEffect(() => setIsAdded(false), []);
  return isAdded ? null : <ProductForm product={null} {...props} onAdded={() => setIsAdded(true)} />;
}

/** Status, visibility and order: the narrow column. */
function SideFields({ choices }: { choices: ProductChoices }) {
  return (
    <>
      <FieldGroup title="Visibility">
        <SelectField name="status" label="Status" hint="Published products are live immediately.">
          <option value="draft">Draft</option>
          <option value="published">Published</option>
        </SelectField>
        <CheckField name="isPremium" label="Premium" hint="Also listed with premium T-shirts." />
      </FieldGroup>
      <FieldGroup title="Organisation">
        <CategoryFields categories={choices.categories} />
        <SelectField name="cut" label="Cut" hint="Sets the size chart.">
          {cuts.map((cut) => (
            <option key={cut} value={cut}>
              {cutNames[cut]}
            </option>
          ))}
        </SelectField>
        <TextField name="hsn" label="HSN code" inputMode="numeric" hint="For invoices. T-shirts are 6109." />
      </FieldGroup>
    </>
  );
}

function CategoryFields({ categories }: Pick<ProductChoices, "categories">) {
  const id = useId();
  const { control } = useFormContext<Values>();
  const [typed, typedSub] = useWatch({ control, name: ["primaryCategory", "subcategory"] });
  const nameOf = (text: string) => text.trim().toLowerCase();
  const tops = categories.filter(({ parentId }) => parentId === null);
  const top = tops.find(({ name }) => nameOf(name) === nameOf(typed));
  const subs = categories.filter(({ parentId }) => parentId !== null && parentId === top?.id);
  const isNew = (text: string, known: readonly { name: string }[]) =>
    nameOf(text) !== "" &&
    !/^\d+$/.test(text.trim()) &&
    !known.some(({ name }) => nameOf(name) === nameOf(text));
  return (
    <>
      <TextField
        name="primaryCategory"
        label="Category"
        list={`${id}-tops`}
        hint={
          isNew(typed, tops)
            ? `“${typed.trim()}” will be created when you save.`
            : "Choose a category or type a new one."
        }
      />
      <datalist id={`${id}-tops`}>
        {tops.map(({ id: key, name }) => (
          <option key={key} value={name} />
        ))}
      </datalist>
      <TextField
        name="subcategory"
        label="Subcategory"
        isOptional
        list={`${id}-subs`}
        hint={isNew(typedSub, subs) ? `“${typedSub.trim()}” will be created when you save.` : undefined}
      />
      <datalist id={`${id}-subs`}>
        {subs.map(({ id: key, name }) => (
          <option key={key} value={name} />
        ))}
      </datalist>
    </>
  );
}

/** The search engine fields and the URL. */
function SearchFields({ product, shop }: { product: AdminProduct | null; shop: SnippetShop }) {
  const { control } = useFormContext<Values>();
  const [name, description, price, seoTitle, seoDescription, primaryCategory, subcategory, variants] =
    useWatch({
      control,
      name: [
        "name",
        "description",
        "price",
        "seoTitle",
        "seoDescription",
        "primaryCategory",
        "subcategory",
        "variants",
      ],
    });
  const snippet = productSnippet(
    {
      name,
      description,
      price,
      variantPrices: variants.filter(({ isActive }) => isActive).map((variant) => variant.price),
      categories: [primaryCategory, subcategory],
      seoTitle,
      seoDescription,
    },
    shop,
  );
  return (
    <FieldGroup title="Search engine listing">
      <SearchPreview snippet={snippet} />
      <TextField
        name="seoTitle"
        label={productLabels.seoTitle}
        isOptional
        maxLength={longest.seoTitle}
        hint={lengthHint(seoTitle, snippetLengths.title, "Leave empty to use the name.")}
      />
      <TextAreaField
        name="seoDescription"
        label={productLabels.seoDescription}
        isOptional
        rows={3}
        maxLength={longest.seoDescription}
        hint={lengthHint(
          seoDescription,
          snippetLengths.description,
          "Leave empty to use name, price and description.",
        )}
      />
      {product ? (
        <TextField
          name="slug"
          label="URL"
          spellCheck={false}
          hint={
            product.oldSlugs.length > 0
              ? `Old links redirect here: ${product.oldSlugs.slice(0, 3).join(", ")}.`
              : "If you change it, old links redirect here."
          }
        />
      ) : null}
    </FieldGroup>
  );
}

function lengthHint(text: string, shown: number, whenEmpty: string): string {
  const { length } = text.trim();
  if (length === 0) return whenEmpty;
  return length > shown
    ? `${length} characters: only about ${shown} are shown.`
    : `${length} of about ${shown} characters`;
}

/** Pictures by button or by drag and drop. */
function PictureField({ colors }: { colors: readonly AdminColor[] }) {
  const { control, getFieldState, getValues, setValue, formState } = useFormContext<Values>();
  const { fields, move, remove } = useFieldArray({ control, name: "pictures" });
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { error } = getFieldState("pictures", formState);
  const problem = error?.message ?? error?.root?.message;
  const places = useRef(new Map<string, number>());
  const uploads = useUploads((url, place) => {
    places.current.set(url, place);
    const pictures = getValues("pictures");
    const later = pictures.findIndex((one) => (places.current.get(one.url) ?? -1) > place);
    const index = later < 0 ? pictures.length : later;
    const added = { url, color: "", type: "front" as const, alt: "" };
    setValue("pictures", pictures.toSpliced(index, 0, added), {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
  });
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    uploads.add([...event.dataTransfer.files]);
  };
  return (
    <FieldGroup
      title="Pictures"
      hint="JPEG, PNG, WebP or AVIF, up to 10 MB each, cropped to 4:5. Best at 1920 × 2400 pixels."
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a larger target for files; the button does the same */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
        className={cn(
          "flex flex-wrap items-center gap-3 rounded-sm border border-dashed p-4",
          isOver ? "border-foreground bg-accent" : "border-input",
        )}
      >
        <Button
          id={fieldIdOf("pictures")}
          variant="outline"
          aria-describedby={problem ? "pictures-error" : undefined}
          onClick={() => input.current?.click()}
        >
          Add pictures
        </Button>
        <span className="text-muted-foreground">or drop them here</span>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label="Pictures"
          accept={pictureTypesAccepted}
          onChange={({ currentTarget }) => {
            uploads.add([...(currentTarget.files ?? [])]);
            currentTarget.value = "";
          }}
        />
      </div>
      {problem ? (
        <p id="pictures-error" className="font-medium text-destructive">
          {problem}
        </p>
      ) : null}
      <UploadList running={uploads.running} report={uploads.report} />
      {fields.length > 0 ? (
        <PictureList pictures={fields} colors={colors} onMove={move} onRemove={remove} />
      ) : null}
    </FieldGroup>
  );
}

const loadSortable = async () => (await import("./sortable-pictures")).SortablePictures;

/** The pictures in order; the first is the cover. The drag code loads when they are in view. */
function PictureList(props: PictureListProps) {
  const { box, Seen } = useLazyComponent(loadSortable);
  return (
    <div ref={box}>
      {Seen ? (
        <Seen {...props} />
      ) : (
        <ol>
          {props.pictures.map(({ id, url }, index) => (
            <PictureRow
              key={id}
              index={index}
              url={url}
              colors={props.colors}
              onRemove={() => props.onRemove(index)}
            />
          ))}
        </ol>
      )}
    </div>
  );
}
