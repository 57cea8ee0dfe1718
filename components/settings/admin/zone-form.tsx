"use client";

import { useRouter } from "next/navigation";
import { AdminForm } from "@/components/admin/form/admin-form";
import { TextField } from "@/components/admin/form/form-fields";
import { useAdminForm } from "@/components/admin/form/use-admin-form";
import { adminPaths } from "@/lib/admin-paths";
import { readOnlyReason } from "@/lib/settings/saved";
import { type DeliveryZone, emptyZone, formOfZone } from "@/lib/settings/zones";
import { saveZoneAction } from "@/server/settings/admin-actions";
import { asVersion } from "./as-version";
import { StateBoxes } from "./state-boxes";

const labels = {
  name: "Name",
  fee: "Delivery fee",
  freeOver: "Free from",
  states: "States",
  minDays: "Minimum days",
  maxDays: "Maximum days",
};

interface ZoneFormProps {
  /** Null: a new zone. */
  zone: DeliveryZone | null;
  zones: readonly DeliveryZone[];
  canWrite: boolean;
}

export function ZoneForm({ zone, zones, canWrite }: ZoneFormProps) {
  const router = useRouter();
  const key = zone?.zone ?? null;
  const state = useAdminForm({
    name: `zone ${key ?? "new"}`,
    schema: async () => (await import("@/lib/settings/zone-schema")).zoneSchema,
    saved: zone ? formOfZone(zone) : emptyZone,
    version: zone?.version ?? null,
    save: (values, version) => saveZoneAction({ ...values, zone: key, version: asVersion(version) }),
    successMessage: "Delivery zone saved",
    ...(zone ? {} : { onSaved: () => router.push(adminPaths.settingsSection("delivery")) }),
  });
  const taken = new Set(zones.filter((one) => one.zone !== key).flatMap(({ states }) => states));
  return (
    <AdminForm
      state={state}
      labels={labels}
      isNew={zone === null}
      saveLabel={zone ? "Save" : "Add zone"}
      canWrite={canWrite}
      readOnlyReason={readOnlyReason}
      className="max-w-[45rem]"
    >
      <div className="grid gap-4">
        <TextField
          name="name"
          label={labels.name}
          hint="Shown to customers on the delivery page."
          className="max-w-sm"
        />
        <div className="grid max-w-md gap-4 sm:grid-cols-2">
          <TextField name="fee" label={labels.fee} affix="₹" inputMode="decimal" hint="0 is free." />
          <TextField
            name="freeOver"
            label={labels.freeOver}
            affix="₹"
            inputMode="decimal"
            hint="Leave empty for never."
            isOptional
          />
          <TextField
            name="minDays"
            label={labels.minDays}
            inputMode="numeric"
            hint="From order to delivery."
          />
          <TextField name="maxDays" label={labels.maxDays} inputMode="numeric" />
        </div>
        <StateBoxes
          name="states"
          legend={labels.states}
          hint="All pincodes in these states, except those with their own zone."
          taken={taken}
        />
      </div>
    </AdminForm>
  );
}
