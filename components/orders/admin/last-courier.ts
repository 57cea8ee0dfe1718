const courierKey = "kapas-courier";

/** Whom this browser gave its last parcel to; empty when it can't tell. */
export function readLastCourier(): string {
  try {
    return localStorage.getItem(courierKey) ?? "";
  } catch {
    return "";
  }
}

export function rememberCourier(courier: string): void {
  try {
    localStorage.setItem(courierKey, courier);
  } catch {
    // The next parcel asks again.
  }
}
