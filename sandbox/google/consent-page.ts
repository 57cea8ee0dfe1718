import { html, raw } from "hono/html";
import { googlePeople } from "./people";
import type { Authorization } from "./requests";

const STYLE = `
  :root { font: 16px/1.5 system-ui, sans-serif; color: #1f1f1f; }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; background: #f0f4f9; display: grid; place-items: center; padding: 1rem; }
  main { background: #fff; border-radius: 16px; padding: 1.5rem; width: 100%; max-width: 30rem; overflow-wrap: anywhere; }
  h1 { font-size: 1.5rem; font-weight: 400; margin: 0; } h2 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
  p { margin: .25rem 0 1rem; } .hint { color: #444746; font-size: .875rem; }
  button, input:not([type=checkbox]) { font: inherit; min-height: 44px; width: 100%; border: 1px solid #747775; border-radius: 8px;
    padding: .25rem .75rem; background: #fff; color: inherit; text-align: left; }
  button { cursor: pointer; margin-bottom: .5rem; } button b { display: block; }
  button:focus-visible, input:focus-visible { outline: 3px solid #0b57d0; outline-offset: 2px; }
  .primary { background: #0b57d0; border-color: #0b57d0; color: #fff; text-align: center; }
  .quiet { border-color: transparent; color: #0b57d0; text-align: center; margin: 0; }
  label { display: block; margin-bottom: .75rem; font-size: .875rem; }
  .check { display: flex; gap: .5rem; align-items: center; min-height: 24px; }
  .check input { width: 20px; height: 20px; }
  .error { background: #fdecea; border-left: 4px solid #b3261e; padding: .5rem .75rem; }
`;

function shell(title: string, body: unknown) {
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title}</title><style>${raw(STYLE)}</style>
</head>
<body><main>${body}</main></body>
</html>`;
}

/** `problem`: the error in the typed address. */
export function consentPage(authorization: Authorization, problem = "") {
  const carried = Object.entries(authorization).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  const form = (body: unknown) => html`<form method="post">${carried}${body}</form>`;
  return shell(
    "Google (sandbox)",
    html`
    <h1>Choose an account</h1>
    <p>to continue to <b>${new URL(authorization.redirect_uri).host}</b>, which will see your name and email address</p>
    <p class="hint">Stand-in for Google in the sandbox: choose any identity.</p>
    ${problem ? html`<p class="error" role="alert">${problem}</p>` : ""}
    ${googlePeople.map(({ email, givenName, familyName }) =>
      form(html`
        <input type="hidden" name="email" value="${email}">
        <input type="hidden" name="givenName" value="${givenName}">
        <input type="hidden" name="familyName" value="${familyName}">
        <input type="hidden" name="isVerified" value="on">
        <button name="answer" value="allow"><b>${givenName} ${familyName}</b>${email}</button>`),
    )}
    <h2>Use another account</h2>
    ${form(html`
      <label>Email <input name="email" type="email" autocomplete="off"></label>
      <label>First name <input name="givenName" autocomplete="off"></label>
      <label>Last name <input name="familyName" autocomplete="off"></label>
      <label class="check"><input type="checkbox" name="isVerified" checked> Google has verified this address</label>
      <button class="primary" name="answer" value="allow">Continue</button>`)}
    ${form(html`<button class="quiet" name="answer" value="deny">Deny</button>`)}`,
  );
}

export function refusalPage(reason: string) {
  return shell(
    "Google (sandbox): access blocked",
    html`<h1>Access blocked: this request is invalid</h1><p>${reason}</p>`,
  );
}
