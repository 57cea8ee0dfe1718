"use server";

import { redirect } from "next/navigation";
import { addressForms } from "@/lib/addresses/address-form";
import { addressFields } from "@/lib/addresses/fields";
import { addressFormSchema, addressIdSchema } from "@/lib/addresses/schemas";
import { paths } from "@/lib/paths";
import { clearDashboardCache } from "@/server/account/cached-dashboard";
import { setNotice } from "@/server/auth/set-notice";
import { defineFormAction } from "@/server/gate/define-form-action";
import { requireRightState } from "@/server/pincodes/require-right-state";
import { getSessionKey } from "@/server/session/viewer";
import { deleteAddressRow, makeDefaultAddressRow, saveAddressRow } from "./repository";

export const saveAddressAction = defineFormAction({
  name: addressForms.save,
  guard: "customer",
  limit: ["formPerson"],
  schema: addressFormSchema,
  retainedFields: ["label", ...addressFields, "isDefault"],
  run: async (input): Promise<null> => {
    await requireRightState(input.address);
    await saveAddressRow(input);
    clearDashboardCache(await getSessionKey());
    await setNotice("address-saved");
    redirect(paths.addresses);
  },
});

export const makeDefaultAddressAction = defineFormAction({
  name: addressForms.makeDefault,
  guard: "customer",
  limit: ["formPerson"],
  schema: addressIdSchema,
  retainedFields: [],
  run: async ({ id }): Promise<null> => {
    await makeDefaultAddressRow(id);
    clearDashboardCache(await getSessionKey());
    await setNotice("address-default");
    redirect(paths.addresses);
  },
});

export const deleteAddressAction = defineFormAction({
  name: addressForms.remove,
  guard: "customer",
  limit: ["formPerson"],
  schema: addressIdSchema,
  retainedFields: [],
  run: async ({ id }): Promise<null> => {
    await deleteAddressRow(id);
    clearDashboardCache(await getSessionKey());
    await setNotice("address-deleted");
    redirect(paths.addresses);
  },
});
