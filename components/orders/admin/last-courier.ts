const courierKey = "kapas-courier";

/** The courier of this browser's last parcel; empty if unknown. */
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
    // The courier must be chosen again for the next parcel.
  }
}
