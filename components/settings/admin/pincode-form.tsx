"use client";

import { AdminForm } from "@/components/admin/form/admin-form";
import { CheckField, SelectField, TextField } from "@/components/admin/form/form-fields";
import { useAdminForm } from "@/components/admin/form/use-admin-form";
import { indianStates } from "@/lib/addresses/states";
import type { PincodeForm as Form } from "@/lib/settings/pincode-rows";
import { readOnlyReason, type Saved } from "@/lib/settings/saved";
import { savePincodeAction } from "@/server/settings/admin-actions";
import { asVersion } from "./as-version";
import { StateBoxes } from "./state-boxes";

const labels = {
  city: "City",
  state: "State",
  deliveryDays: "Delivery days",
  codAvailable: "Cash on delivery",
  zone: "Delivery zone",
  otherStates: "Other states",
};

const empty: Form = {
  city: "",
  state: "Tamil Nadu",
  deliveryDays: "",
  codAvailable: false,
  zone: "",
  otherStates: [],
};

interface PincodeFormProps {
  pincode: string;
  /** Null: the pincode has no row yet. */
  saved: Saved<Form> | null;
  zones: readonly { zone: string; name: string }[];
  canWrite: boolean;
}

export function PincodeForm({ pincode, saved, zones, canWrite }: PincodeFormProps) {
  const state = useAdminForm({
    name: `pincode ${pincode}`,
    schema: async () => (await import("@/lib/settings/pincode-rows")).pincodeFormSchema,
    saved: saved?.values ?? empty,
    version: saved?.version ?? null,
    save: (values, version) => savePincodeAction({ ...values, pincode, version: asVersion(version) }),
    successMessage: `Pincode ${pincode} saved`,
  });
  return (
    <AdminForm
      state={state}
      labels={labels}
      isNew={saved === null}
      saveLabel={saved ? "Save" : "Add pincode"}
      canWrite={canWrite}
      readOnlyReason={readOnlyReason}
      className="max-w-[45rem]"
    >
      <div className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            name="city"
            label={labels.city}
            hint="Leave empty for the customer to enter it."
            isOptional
          />
          <SelectField name="state" label={labels.state}>
            {indianStates.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField name="zone" label={labels.zone}>
            <option value="">State's zone</option>
            {zones.map(({ zone, name }) => (
              <option key={zone} value={zone}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField
            name="deliveryDays"
            label={labels.deliveryDays}
            inputMode="numeric"
            hint="Leave empty to use the zone's."
            isOptional
          />
        </div>
        <CheckField name="codAvailable" label="COD available" />
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center sm:min-h-9">
            Other states this pincode covers
          </summary>
          <StateBoxes name="otherStates" legend={labels.otherStates} hint="For a few places at a border." />
        </details>
      </div>
    </AdminForm>
  );
}
