import { html, raw } from "hono/html";
import type { RazorpayOrder } from "./entities";

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
  [hidden] { display: none !important; }
`;

// Talks to the window that opened it (checkout.js) and to the stand-in's server; nothing else decides an outcome.
const SCRIPT = `
  const facts = JSON.parse(document.getElementById("facts").textContent);
  const $ = (id) => document.getElementById(id);
  const tell = (type, data) => parent.postMessage({ from: "razorpay-sandbox", type, data }, facts.origin);
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
      const other = tabs[(tabs.indexOf(tab) + 1) % tabs.length];
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
        if (answer.error.metadata) tell("failed", { error: answer.error });
        setBusy(false);
        return;
      }
      if (answer.browser === "return") return tell("paid", answer.proof);
      $("methods").hidden = true; $("paid").hidden = false; $("back").focus();
      $("back").addEventListener("click", () => tell("paid", answer.proof));
    } catch {
      complain("The gateway did not answer. Try again.");
      setBusy(false);
    }
  };
  $("form-upi").addEventListener("submit", (event) => {
    event.preventDefault();
    pay({ method: "upi", vpa: $("vpa").value.trim() });
  });
  $("form-card").addEventListener("submit", (event) => {
    event.preventDefault();
    pay({ method: "card", number: $("number").value, otp: $("otp").value.trim() });
  });
  $("succeed").addEventListener("click", () => pay({ method: "upi", vpa: "success@razorpay" }));
  $("fail").addEventListener("click", () => pay({ method: "upi", vpa: "failure@razorpay" }));
  $("close").addEventListener("click", () => tell("dismissed"));
  addEventListener("keydown", (event) => { if (event.key === "Escape") tell("dismissed"); });
  // The button is shown only now, because before this line a press would be lost.
  show("upi"); document.body.hidden = false; tell("ready");
`;

export type CheckoutPage = {
  order: RazorpayOrder;
  origin: string;
  name: string;
  description: string;
  request: { key_id: string; order_id: string; email: string; contact: string };
};

/** Data for a script element: nothing in it may close the element. */
function inlineJson(value: unknown) {
  return raw(JSON.stringify(value).replaceAll("<", "\\u003c"));
}

export function checkoutPage({ order, origin, name, description, request }: CheckoutPage) {
  const sum = new Intl.NumberFormat("en-IN", { style: "currency", currency: order.currency }).format(
    order.amount / 100,
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
        <button type="button" role="tab" id="tab-upi" aria-controls="panel-upi">UPI</button>
        <button type="button" role="tab" id="tab-card" aria-controls="panel-card">Card</button>
      </div>
      <div id="panel-upi" role="tabpanel" aria-labelledby="tab-upi"><form id="form-upi" novalidate>
        <label><span>UPI ID</span><input id="vpa" autocomplete="off" value="success@razorpay"></label>
        <button class="primary">Pay ${sum}</button>
      </form></div>
      <div id="panel-card" role="tabpanel" aria-labelledby="tab-card" hidden><form id="form-card" novalidate>
        <label><span>Card number</span><input id="number" inputmode="numeric" autocomplete="off" value="4100 2800 0000 1007"></label>
        <div class="row">
          <label><span>Expiry</span><input autocomplete="off" value="12/30"></label>
          <label><span>CVV</span><input inputmode="numeric" autocomplete="off" value="123"></label>
          <label><span>OTP</span><input id="otp" inputmode="numeric" autocomplete="off" value="1234"></label>
        </div>
        <button class="primary">Pay ${sum} by card</button>
      </form></div>
      <div class="shortcuts"><p>Shortcuts of the sandbox; no money moves.</p>
        <div><button id="succeed" type="button">Let it succeed</button><button id="fail" type="button">Let it fail</button></div>
      </div>
    </div>
  </main>
  <script type="application/json" id="facts">${inlineJson({ origin, request })}</script>
  <script>${raw(SCRIPT)}</script>
</body>
</html>`;
}
