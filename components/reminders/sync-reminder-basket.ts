import { getBasketKey, peekBasketKey } from "@/components/cart/basket-store";
import { getCartLines } from "@/components/cart/cart-store";
import { type CartLine, toCartLineInput } from "@/lib/cart/cart";
import { isEmail } from "@/lib/email";
import { saveBasketAction } from "@/server/reminders/actions";
import { retryWithCaptcha } from "./retry-with-captcha";

const storageKey = "kapas-reminder";
/** A changing cart is sent once the changes stop (milliseconds). */
const quietMs = 1500;

/** The consent in this browser: an email to this address about this basket, as last sent. */
interface Agreed {
  basketKey: string;
  email: string;
  sentLines: string;
}

/** A page that was hidden and is shown again needs a new listener. */
const heeded = new WeakSet<HTMLInputElement>();

let timer: ReturnType<typeof setTimeout> | undefined;

/** Null: no consent, or for a basket that is already bought. */
function readReminderConsent(): Agreed | null {
  try {
    const agreed: Agreed | null = JSON.parse(window.localStorage.getItem(storageKey) ?? "null");
    return agreed?.basketKey === peekBasketKey() ? agreed : null;
  } catch {
    return null;
  }
}

function remember(agreed: Agreed | null): void {
  try {
    if (agreed) window.localStorage.setItem(storageKey, JSON.stringify(agreed));
    else window.localStorage.removeItem(storageKey);
  } catch {
    // Without storage the server has the basket as it was when the box was ticked.
  }
}

async function sendBasket(basketKey: string, email: string, lines: readonly CartLine[]): Promise<void> {
  const wanted = lines.map(toCartLineInput);
  // Stored before the response: a basket that is emptied before it arrives must be deleted there, too.
  if (email !== "" && lines.length > 0) remember({ basketKey, email, sentLines: "" });
  const result = await retryWithCaptcha((captcha) =>
    saveBasketAction({ basketKey, email, lines: wanted, captcha }),
  );
  if (result.ok)
    remember(
      email === "" || lines.length === 0 ? null : { basketKey, email, sentLines: JSON.stringify(wanted) },
    );
}

/** Restores the tick after consent, and notifies the server when the box or the address changes. The box goes with its form. */
export function watchReminderCheckbox(box: HTMLInputElement): void {
  if (readReminderConsent()) box.checked = true;
  if (heeded.has(box)) return;
  heeded.add(box);
  box.form?.addEventListener("change", ({ target }) => {
    const isMine = target instanceof HTMLInputElement && (target.name === "email" || target === box);
    if (isMine) agree(box);
  });
}

function agree(box: HTMLInputElement): void {
  const field = box.form?.elements.namedItem("email");
  const email = box.checked && field instanceof HTMLInputElement ? field.value.trim() : "";
  if (box.checked ? isEmail(email) : readReminderConsent())
    void sendBasket(getBasketKey(), email, getCartLines());
}

/** Sends changes of an agreed basket to the server; an empty one is deleted there. */
export function syncReminderBasket(lines: readonly CartLine[]): void {
  const agreed = readReminderConsent();
  clearTimeout(timer);
  if (!agreed || agreed.sentLines === JSON.stringify(lines.map(toCartLineInput))) return;
  const { basketKey, email } = agreed;
  timer = setTimeout(() => void sendBasket(basketKey, email, lines), lines.length === 0 ? 0 : quietMs);
}
