import { html, raw } from "hono/html";
import { renderSVG } from "uqr";
import type { Instrument } from "./instruments";

const STYLE = `
  :root { font: 16px/1.5 system-ui, sans-serif; color: #15202b; }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; background: #fff; display: flex; flex-direction: column; }
  header { background: #12304f; color: #fff; padding: 1rem; display: flex; gap: 1rem; align-items: start; }
  header div { flex: 1; } header p { margin: 0; } .amount { font-size: 1.375rem; font-weight: 600; }
  main { padding: 1rem; flex: 1; }
  button, input { font: inherit; min-height: 44px; border-radius: 6px; border: 1px solid #5c6b7a; padding: 0 .75rem; }
  button { background: #fff; color: inherit; cursor: pointer; }
  button:focus-visible, input:focus-visible { outline: 3px solid #0b66c3; outline-offset: 2px; }
  .primary { background: #0b4fa0; border-color: #0b4fa0; color: #fff; width: 100%; font-weight: 600; }
  #close { background: transparent; border-color: #ffffff80; color: #fff; min-width: 44px; }
  [role=tablist] { display: flex; gap: .5rem; margin-bottom: 1rem; }
  [role=tab] { flex: 1; } [role=tab][aria-selected=true] { border: 2px solid #0b4fa0; font-weight: 600; }
  label { display: block; margin: .75rem 0; } label span { display: block; font-size: .875rem; }
  input { width: 100%; } .row { display: flex; gap: .75rem; } .row label { flex: 1; }
  .shortcuts { border-top: 1px solid #c9d2da; margin-top: 1.25rem; padding-top: .5rem; }
  .shortcuts p { font-size: .875rem; margin: .25rem 0; } .shortcuts div { display: flex; gap: .5rem; }
  .shortcuts button { flex: 1; }
  #error { background: #fdecea; border-left: 4px solid #b3261e; padding: .5rem .75rem; margin: 0 0 1rem; }
  fieldset { border: 0; padding: 0; margin: 0; } .app { display: flex; align-items: center; gap: .5rem; } .app input { width: auto; }
  .qr { max-width: 12rem; margin: 0 auto; } .qr svg { display: block; width: 100%; }
  [hidden] { display: none !important; }
`;

// Communicates with the window that opened it (checkout.js) and with the stand-in's server; nothing else decides an outcome.
const SCRIPT = `
  const facts = JSON.parse(document.getElementById("facts").textContent);
  const $ = (id) => document.getElementById(id);
  const postToShop = (type, data) => parent.postMessage({ from: "razorpay-sandbox", type, data }, facts.origin);
  const tabs = [...document.querySelectorAll("[role=tab]")];
  const show = (name) => {
    for (const tab of tabs) {
      const isShown = tab.id === "tab-" + name;
      tab.setAttribute("aria-selected", String(isShown));
      tab.tabIndex = isShown ? 0 : -1;
      $(tab.getAttribute("aria-controls")).hidden = !isShown;
    }
  };
  for (const tab of tabs) {
    tab.addEventListener("click", () => show(tab.id.slice(4)));
    tab.addEventListener("keydown", (event) => {
      if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
      const step = event.key === "ArrowLeft" ? tabs.length - 1 : 1;
      const other = tabs[(tabs.indexOf(tab) + step) % tabs.length];
      show(other.id.slice(4)); other.focus();
    });
  }
  const complain = (text) => { $("error").hidden = !text; $("error").textContent = text ?? ""; };
  let isBusy = false;
  const setBusy = (value) => {
    isBusy = value;
    for (const button of document.querySelectorAll("#methods button")) button.disabled = value;
  };
  const pay = async (instrument) => {
    if (isBusy) return;
    setBusy(true); complain(null);
    try {
      const response = await fetch("checkout/pay", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ ...facts.request, ...instrument }),
      });
      const answer = await response.json();
      if (answer.error) {
        complain(answer.error.description);
        if (answer.error.metadata) postToShop("failed", { error: answer.error });
        setBusy(false);
        return;
      }
      if (answer.browser === "return") return postToShop("paid", answer.proof);
      $("methods").hidden = true; $("paid").hidden = false; $("back").focus();
      $("back").addEventListener("click", () => postToShop("paid", answer.proof));
    } catch {
      complain("The gateway didn't respond. Try again.");
      setBusy(false);
    }
  };
  // On a phone an app opens (intent); elsewhere the phone scans the code.
  const isPhone = matchMedia("(pointer: coarse)").matches;
  for (const part of document.querySelectorAll("[data-flow]")) part.hidden = (part.dataset.flow === "intent") !== isPhone;
  const typed = {
    upi: () => ({ ...facts.upi, flow: isPhone ? "intent" : "qr" }),
    card: () => ({ method: "card", number: $("number").value, otp: $("otp").value.trim() }),
    emandate: () => ({ method: "emandate", bank: $("bank").value.trim() }),
  };
  for (const method of facts.methods) {
    $("form-" + method).addEventListener("submit", (event) => {
      event.preventDefault();
      pay(typed[method]());
    });
  }
  $("succeed").addEventListener("click", () => pay(facts.shortcuts.succeed));
  $("fail").addEventListener("click", () => pay(facts.shortcuts.fail));
  $("close").addEventListener("click", () => postToShop("dismissed"));
  addEventListener("keydown", (event) => { if (event.key === "Escape") postToShop("dismissed"); });
  // The button is shown only now, because before this line a click would be lost.
  show(facts.methods[0]); document.body.hidden = false; postToShop("ready");
`;

type Method = Instrument["method"];

export type CheckoutPage = {
  /** Paise */
  amount: number;
  /** The methods on offer; the first is shown initially */
  methods: Method[];
  origin: string;
  name: string;
  description: string;
  request: { key_id: string; order_id: string; subscription_id: string; email: string; contact: string };
};

const TITLES: Record<Method, string> = { upi: "UPI", card: "Card", emandate: "Bank account" };

const SHORTCUTS = {
  upi: {
    succeed: { method: "upi", flow: "intent", isApproved: true },
    fail: { method: "upi", flow: "intent", isApproved: false },
  },
  card: {
    succeed: { method: "card", number: "4100280000001007", otp: "1234" },
    fail: { method: "card", number: "4100280000080001", otp: "1234" },
  },
  emandate: { succeed: { method: "emandate", bank: "HDFC" }, fail: { method: "emandate", bank: "UTIB" } },
} satisfies Record<Method, { succeed: Instrument; fail: Instrument }>;

/** Data for a script element: it must not contain a closing tag. */
function inlineJson(value: unknown) {
  return raw(JSON.stringify(value).replaceAll("<", "\\u003c"));
}

const FIELDS: Record<Exclude<Method, "upi">, ReturnType<typeof html>> = {
  card: html`<label><span>Card number</span><input id="number" inputmode="numeric" autocomplete="off" value="4100 2800 0000 1007"></label>
        <div class="row">
          <label><span>Expiry</span><input autocomplete="off" value="12/30"></label>
          <label><span>CVV</span><input inputmode="numeric" autocomplete="off" value="123"></label>
          <label><span>OTP</span><input id="otp" inputmode="numeric" autocomplete="off" value="1234"></label>
        </div>`,
  emandate: html`<label><span>Bank code</span><input id="bank" autocomplete="off" value="HDFC"></label>`,
};

const APPS = ["Google Pay", "PhonePe", "Paytm"];

/** Apps on a phone, a QR code elsewhere; both carry the same link to a UPI app. */
function upiFields(amount: number, reference: string) {
  const link = `upi://pay?${new URLSearchParams({ pa: "kapas@razorpay", pn: "Kapas", tr: reference, am: (amount / 100).toFixed(2), cu: "INR" })}`;
  const apps = APPS.map(
    (app, index) =>
      html`<label class="app"><input type="radio" name="app" value="${app}"${index === 0 ? raw(" checked") : ""}> ${app}</label>`,
  );
  return html`<fieldset data-flow="intent"><legend>UPI app</legend>${apps}</fieldset>
        <div data-flow="qr"><div class="qr" role="img" aria-label="UPI QR code">${raw(renderSVG(link, { ecc: "L" }))}</div>
          <p>Scan with any UPI app and approve there.</p></div>`;
}

const SUFFIXES: Record<Method, string> = { upi: "", card: " by card", emandate: " by e-mandate" };

export function checkoutPage({ amount, methods, origin, name, description, request }: CheckoutPage) {
  const sum = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" }).format(amount / 100);
  const shortcuts = SHORTCUTS[methods[0] ?? "upi"];
  const tabs = methods.map(
    (method) =>
      html`<button type="button" role="tab" id="tab-${method}" aria-controls="panel-${method}">${TITLES[method]}</button>`,
  );
  const panels = methods.map(
    (method) =>
      html`<div id="panel-${method}" role="tabpanel" aria-labelledby="tab-${method}" hidden><form id="form-${method}" novalidate>
        ${method === "upi" ? upiFields(amount, request.order_id || request.subscription_id) : FIELDS[method]}
        <button class="primary">Pay ${sum}${SUFFIXES[method]}</button>
      </form></div>`,
  );
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Razorpay (sandbox)</title><style>${raw(STYLE)}</style>
</head>
<body hidden>
  <header>
    <div><p>Razorpay (sandbox)${name ? html` &middot; ${name}` : ""}</p>
      <p class="amount">${sum}</p>${description ? html`<p>${description}</p>` : ""}</div>
    <button id="close" type="button" aria-label="Close payment window">&times;</button>
  </header>
  <main aria-label="Payment">
    <p id="error" role="alert" hidden></p>
    <div id="paid" hidden>
      <p role="status">Payment successful.</p>
      <button id="back" type="button" class="primary">Return to the shop</button>
    </div>
    <div id="methods">
      <div role="tablist" aria-label="Payment method">
        ${tabs}
      </div>
      ${panels}
      <div class="shortcuts"><p>Shortcuts of the sandbox; no money moves.</p>
        <div><button id="succeed" type="button">Let it succeed</button><button id="fail" type="button">Let it fail</button></div>
      </div>
    </div>
  </main>
  <script type="application/json" id="facts">${inlineJson({ origin, request, methods, shortcuts, upi: SHORTCUTS.upi.succeed })}</script>
  <script>${raw(SCRIPT)}</script>
</body>
</html>`;
}
