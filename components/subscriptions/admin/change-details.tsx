"use client";

import { type FormEvent, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { FailureAlert } from "@/components/ui/failure-alert";
import { LabelledInput, LabelledSelect } from "@/components/ui/labelled-input";
import { usePageAction } from "@/components/ui/use-page-action";
import type { AddressField } from "@/lib/addresses/fields";
import { indianStates } from "@/lib/addresses/states";
import type { AdminSubscription } from "@/lib/subscriptions/admin-subscription";
import { formatCut } from "@/lib/subscriptions/describe-plan";
import { changeParcelAddressAction, changeSizeAction } from "@/server/subscriptions/admin-actions";

const labels: readonly (readonly [Exclude<AddressField, "state">, string])[] = [
  ["name", "Full name"],
  ["phone", "Mobile number"],
  ["pincode", "Pincode"],
  ["line1", "Flat, house, street"],
  ["line2", "Area, landmark"],
  ["city", "City"],
];

export function ChangeAddress({ subscription }: { subscription: AdminSubscription }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" className="justify-self-start" onClick={() => setIsOpen(true)}>
        Change address
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Change address">
        {isOpen ? <AddressForm subscription={subscription} onSaved={() => setIsOpen(false)} /> : null}
      </Dialog>
    </>
  );
}

interface AddressFormProps {
  subscription: AdminSubscription;
  onSaved: () => void;
}

function AddressForm({ subscription: { id, version, name, phone, address }, onSaved }: AddressFormProps) {
  const { isWorking, failure, run } = usePageAction();
  const [values, setValues] = useState({ name, phone: phone.replace(/^\+91/, ""), ...address });
  const errors = failure?.fieldErrors ?? {};

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    run(() => changeParcelAddressAction({ id, version, ...values }), "Address changed", onSaved);
  }

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4 sm:grid-cols-2">
      {failure && Object.keys(errors).length === 0 ? (
        <div className="sm:col-span-2">
          <Alert variant="destructive" isLive>
            {failure.message}
          </Alert>
        </div>
      ) : null}
      {labels.map(([field, label]) => (
        <LabelledInput
          key={field}
          id={`parcel-${field}`}
          label={label}
          error={errors[field]}
          isOptional={field === "line2"}
          className={field.startsWith("line") ? "sm:col-span-2" : undefined}
          autoComplete="off"
          inputMode={field === "phone" || field === "pincode" ? "numeric" : undefined}
          value={values[field]}
          onType={(value) => setValues({ ...values, [field]: value })}
        />
      ))}
      <LabelledSelect
        id="parcel-state"
        label="State"
        error={errors.state}
        value={values.state}
        onType={(value) => setValues({ ...values, state: value })}
      >
        {indianStates.map((state) => (
          <option key={state} value={state}>
            {state}
          </option>
        ))}
      </LabelledSelect>
      <Button type="submit" variant="brand" isPending={isWorking} className="self-end justify-self-start">
        Save
      </Button>
    </form>
  );
}

export function ChangeSize({ subscription }: { subscription: AdminSubscription }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" className="justify-self-start" onClick={() => setIsOpen(true)}>
        Change size and tastes
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Change size and tastes">
        {isOpen ? <SizeForm subscription={subscription} onSaved={() => setIsOpen(false)} /> : null}
      </Dialog>
    </>
  );
}

interface SizeFormProps {
  subscription: AdminSubscription;
  onSaved: () => void;
}

function SizeForm({
  subscription: { id, version, cut, size, tastes, cuts, allTastes },
  onSaved,
}: SizeFormProps) {
  const { isWorking, failure, run } = usePageAction();
  const [chosen, setChosen] = useState({ cut, size, tastes });
  const sizes = cuts.find((one) => one.cut === chosen.cut)?.sizes ?? [];
  const isThere = sizes.includes(chosen.size);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const fits = { ...chosen, size: isThere ? chosen.size : (sizes[0] ?? "") };
    run(() => changeSizeAction({ id, version, ...fits }), "Size and tastes changed", onSaved);
  }

  const toggle = (slug: string) =>
    setChosen({
      ...chosen,
      tastes: chosen.tastes.includes(slug)
        ? chosen.tastes.filter((taste) => taste !== slug)
        : [...chosen.tastes, slug],
    });
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      <FailureAlert message={failure?.message} />
      <p>Tees in the next parcel that no longer fit are picked again.</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <LabelledSelect
          id="size-cut"
          label="Cut"
          value={chosen.cut}
          onType={(value) => setChosen({ ...chosen, cut: value })}
        >
          {cuts.map((one) => (
            <option key={one.cut} value={one.cut}>
              {formatCut(one.cut)}
            </option>
          ))}
        </LabelledSelect>
        <LabelledSelect
          id="size-size"
          label="Size"
          value={isThere ? chosen.size : sizes[0]}
          onType={(value) => setChosen({ ...chosen, size: value })}
        >
          {sizes.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </LabelledSelect>
      </div>
      <fieldset>
        <legend className="font-semibold">Tastes</legend>
        <p className="text-muted-foreground text-sm">None selected: all tastes.</p>
        <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
          {allTastes.map(({ slug, name }) => (
            <label key={slug} className="flex min-h-11 items-center gap-3 sm:min-h-9">
              <input
                type="checkbox"
                checked={chosen.tastes.includes(slug)}
                onChange={() => toggle(slug)}
                className="size-5 shrink-0 accent-primary"
              />
              <span className="wrap-anywhere min-w-0">{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit" variant="brand" isPending={isWorking} className="justify-self-start">
        Save
      </Button>
    </form>
  );
}
