import autocannon from "autocannon";

const shopUrl = `http://localhost:${process.env.PORT ?? 3000}`;
const person = { email: "asha@kapas.test", password: "kapas-demo" };

/** Cookies of a signed-in person, obtained with the form that a browser without scripts submits. */
async function signIn(): Promise<string> {
  const html = await (await fetch(`${shopUrl}/auth`)).text();
  const form = html.split("<form").find((part) => part.includes('id="login-password"')) ?? "";
  const body = new FormData();
  for (const [tag] of form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
    const of = (name: string) =>
      (new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "").replaceAll("&quot;", '"');
    body.set(of("name"), of("value"));
  }
  for (const [name, value] of Object.entries(person)) body.set(name, value);
  const headers = { origin: shopUrl, referer: `${shopUrl}/auth` };
  const response = await fetch(`${shopUrl}/auth`, { method: "POST", body, headers, redirect: "manual" });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0]);
  if (!cookies.some((cookie) => cookie?.startsWith("kapas-session"))) throw new Error("could not sign in");
  return cookies.join("; ");
}

const cookie = await signIn();
const url = `${shopUrl}/api/session`;
await autocannon({ url, connections: 1, duration: 2, headers: { cookie } });
for (const connections of [1, 10]) {
  const { latency, requests, non2xx } = await autocannon({
    url,
    connections,
    duration: 5,
    headers: { cookie },
  });
  if (non2xx > 0) throw new Error(`${non2xx} answers were not 200`);
  console.log(
    `${connections} at once: p50 ${latency.p50} ms, p99 ${latency.p99} ms, ${requests.average} req/s`,
  );
}
