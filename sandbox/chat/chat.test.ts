import { createContext, runInContext } from "node:vm";
import { startScript } from "../../lib/chat/providers";
import { type ChatProvider, chatProviders, noChat } from "../../lib/settings/documents/chat";
import { providerAt, standInScript } from "./chat";

const base = "http://127.0.0.1:1/chat";
const uuid = "0a1b2c3d-0000-4000-8000-0123456789ab";
const settings = {
  ...noChat,
  enableChat: true,
  tawkPropertyId: "0123456789abcdef01234567",
  tawkWidgetId: "1abcdefgh",
  intercomAppId: "ab12cd34",
  zendeskKey: uuid,
  crispWebsiteId: uuid,
  livechatLicense: "12345678",
  freshchatToken: uuid,
  freshchatHost: "https://wchat.in.freshchat.com",
};

/** Runs the frame's script, then the stand-in that it loads; returns what the stand-in shows. */
function start(provider: ChatProvider, change: (script: string) => string = (script) => script): string {
  const attributes: Record<string, string> = {};
  const tag = {
    src: "",
    onload: () => undefined,
    get id() {
      return attributes.id;
    },
    setAttribute: (name: string, value: string) => {
      attributes[name] = value;
    },
    getAttribute: (name: string) => attributes[name],
  };
  const shown: { textContent: string }[] = [];
  const waiting: (() => void)[] = [];
  const line = () => ({ style: {}, textContent: "" });
  const context = createContext({
    location: { origin: "http://localhost" },
    parent: { postMessage: () => undefined },
    addEventListener: () => undefined,
    setTimeout: (run: () => void) => waiting.push(run),
    fetch: () => Promise.resolve(),
    URL,
    document: {
      createElement: (name: string) => (name === "script" ? tag : line()),
      head: { appendChild: () => undefined },
      body: { append: (element: { textContent: string }) => shown.push(element) },
      currentScript: tag,
    },
  });
  runInContext(
    `globalThis.window=globalThis;${change(startScript({ ...settings, chatProvider: provider }, base))}`,
    context,
  );
  const address = tag.src.slice(base.length + 1).split("?")[0] ?? "";
  runInContext(standInScript(providerAt(address) ?? ""), context);
  tag.onload();
  for (const run of waiting) run();
  return shown.map(({ textContent }) => textContent).join();
}

it.each(chatProviders)("%s is started as its manual documents", (provider) => {
  expect(start(provider)).toBe(`The sandbox's ${provider} has been started as its manual says.`);
});

it.each([
  ["tawk", "Tawk_API.maximize()"],
  ["intercom", 'Intercom("boot",window.intercomSettings);'],
  ["zendesk", 'zE("messenger","open");'],
  ["crisp", '$crisp.push(["do","chat:open"]);'],
  ["livechat", 'w.call("maximize");'],
  ["freshchat", ",open:true"],
] as const)("%s notices a start without %s", (provider, call) => {
  expect(start(provider, (script) => script.replace(call, ""))).toContain("in a wrong way");
});
