const storageKey = "kapas-basket";
let unsavedKey: string | null = null;

/**
 * One key per basket. All tabs share it, and it stays until the basket is bought, so that a
 * double click, a reload, Back or a second tab are the same request to the server and never a second order.
 */
export function getBasketKey(): string {
  const known = peekBasketKey();
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  const key = btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_");
  try {
    window.localStorage.setItem(storageKey, key);
  } catch {
    unsavedKey = key;
  }
  return key;
}

export function peekBasketKey(): string | null {
  try {
    const stored = window.localStorage.getItem(storageKey);
    if (stored !== null && /^[A-Za-z0-9_-]{16,64}$/.test(stored)) return stored;
  } catch {
    // Storage is unavailable: the key lasts as long as the page.
  }
  return unsavedKey;
}

/** The next basket gets a key of its own. */
export function clearBasketKey(): void {
  unsavedKey = null;
  try {
    window.localStorage.removeItem(storageKey);
  } catch {
    // Storage is unavailable, so nothing was stored.
  }
}
