import { Hono } from "hono";
import { html, raw } from "hono/html";
import { type Inbox, type InboxMessage, newMessageSchema } from "./inbox";

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 46rem; padding: 1rem; overflow-wrap: anywhere; }
  h1 { font-size: 1.4rem; } h2 { font-size: 1.05rem; margin: 0; }
  nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; } nav a { padding: .5rem 0; }
  nav a[aria-current] { font-weight: 600; text-decoration: none; color: inherit; }
  article { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 6px;
    margin: 1rem 0; padding: 1rem; }
  .meta { margin: .25rem 0 .75rem; font-size: .875rem; opacity: .75; }
  pre { white-space: pre-wrap; font: inherit; margin: 0; }
  iframe { width: 100%; height: 22rem; border: 0; background: #fff; border-radius: 4px; }
`;

const CHANNELS = [
  { value: "", label: "All" },
  { value: "email", label: "Email" },
  { value: "sms", label: "SMS" },
  { value: "slack", label: "Slack" },
];

function linkify(text: string) {
  const parts = text.split(/(https?:\/\/[^\s<>"')]+)/);
  return parts.map((part, index) =>
    index % 2 === 1 ? html`<a href="${part}" target="_blank" rel="noopener">${part}</a>` : html`${part}`,
  );
}

function article(message: InboxMessage) {
  const body = message.text
    ? html`<pre>${linkify(message.text)}</pre>`
    : html`<iframe src="/inbox/${message.id}" title="${message.subject}" sandbox="allow-popups"></iframe>`;
  return html`<article id="${message.id}">
    <h2>${message.subject || message.channel}</h2>
    <p class="meta">
      ${message.channel} to <b>${message.to}</b>,
      <time datetime="${message.at}">${message.at.slice(0, 19).replace("T", " ")} UTC</time>
      ${message.html ? html` &middot; <a href="/inbox/${message.id}">as HTML</a>` : ""}
    </p>
    ${body}
  </article>`;
}

function page(messages: InboxMessage[], channel: string, to: string) {
  const query = (value: string) =>
    new URLSearchParams({ ...(value && { channel: value }), ...(to && { to }) });
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Inbox of the sandbox</title><style>${raw(STYLE)}</style>
</head>
<body>
  <h1>Inbox of the sandbox</h1>
  <p>What the shop would have sent. Nothing leaves this machine.</p>
  <nav aria-label="Channels">${CHANNELS.map(
    ({ value, label }) =>
      html`<a href="/inbox?${query(value).toString()}" ${value === channel ? raw('aria-current="page"') : ""}>${label}</a> `,
  )}</nav>
  <main>${messages.length > 0 ? messages.slice(0, 200).map(article) : html`<p>No messages yet.</p>`}</main>
</body>
</html>`;
}

export function inboxRoutes(inbox: Inbox): Hono {
  const app = new Hono();
  app.get("/inbox", (c) => {
    const { channel = "", to = "" } = c.req.query();
    return c.html(page(inbox.list({ channel, to }), channel, to));
  });
  app.get("/inbox.json", (c) => {
    const { channel = "", to = "" } = c.req.query();
    // The "+" of a phone number in a query is decoded as a space unless the caller encoded it.
    return c.json(inbox.list({ channel, to: to.replace(/^ /, "+") }), 200, { "Cache-Control": "no-store" });
  });
  app.get("/inbox/:id", (c) => {
    const message = inbox.find(c.req.param("id"));
    if (!message) return c.notFound();
    const policy =
      "default-src 'none'; img-src *; style-src 'unsafe-inline'; sandbox allow-popups allow-top-navigation";
    c.header("Content-Security-Policy", policy);
    return c.html(message.html || `<pre>${html`${message.text}`}</pre>`);
  });
  app.post("/inbox", async (c) => {
    const parsed = newMessageSchema.safeParse(await c.req.json().catch(() => null));
    if (!parsed.success) return c.json({ error: parsed.error.issues[0]?.message ?? "not a message" }, 400);
    return c.json(inbox.add(parsed.data), 201);
  });
  return app;
}
