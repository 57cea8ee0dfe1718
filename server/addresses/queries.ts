import "server-only";
import { redirect } from "next/navigation";
import { z } from "zod";
import type { Address } from "@/lib/addresses/address";
import { type AddressFormState, addressForms } from "@/lib/addresses/address-form";
import { signInPath } from "@/lib/auth/redirects";
import { isUnavailable } from "@/server/errors";
import { readFormState } from "@/server/http/form-flash";
import { getProvenViewer, hasSession, requireCustomer } from "@/server/session/viewer";
import { findAddressRow, listAddressRows } from "./repository";

/** Reads the rows and the viewer in parallel; drops the rows when the session has ended. Null for a guest. */
async function readOwn<T>(read: () => Promise<T>): Promise<T | null> {
  if (!(await hasSession())) return null;
  const rows = read();
  rows.catch(() => {});
  return (await getProvenViewer()) ? rows : null;
}

/** The signed-in person's addresses, the default first; null for a guest. */
const listMyAddresses = (): Promise<Address[] | null> => readOwn(listAddressRows);

/** The same; a guest is sent to sign in and returns to `returnTo`. */
export async function requireMyAddresses(returnTo: string): Promise<Address[]> {
  return (await listMyAddresses()) ?? redirect(signInPath({ next: returnTo }));
}

/** An address of the signed-in person; null for another person's address, as for a missing one. A guest is sent to sign in. */
export async function requireMyAddress(id: string, returnTo: string): Promise<Address | null> {
  const isId = z.uuid().safeParse(id).success;
  const [address] = await Promise.all([
    isId ? readOwn(() => findAddressRow(id)) : null,
    requireCustomer(returnTo),
  ]);
  return address;
}

/** For the checkout, which works without the address book when it can't be read. */
export async function getCheckoutAddresses(): Promise<Address[] | null> {
  try {
    return await listMyAddresses();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return null;
  }
}

/** The result of an address form that was submitted before hydration. */
export async function getAnsweredAddressForm(form: keyof typeof addressForms): Promise<AddressFormState> {
  const answered = await readFormState(z.null());
  return answered?.name === addressForms[form] ? answered.state : null;
}
