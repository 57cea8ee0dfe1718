// Replaces a chat provider's script: shows whether the page made the start call that the provider documents.
(() => {
  const provider = "PROVIDER";
  const tag = document.currentScript;
  const calls = [];
  const record =
    (name) =>
    (...args) =>
      calls.push([name, ...args]);
  const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
  const made = (...call) => calls.some((one) => JSON.stringify(one) === JSON.stringify(call));

  const faults = {
    tawk() {
      window.Tawk_API.maximize = record("maximize");
      window.Tawk_API.onLoad?.();
      if (!(window.Tawk_LoadStart instanceof Date)) return "Tawk_LoadStart isn't a date";
      if (tag.getAttribute("crossorigin") !== "*") return "the tag has no crossorigin";
      return made("maximize") ? null : "Tawk_API.maximize was not called on load";
    },
    intercom() {
      calls.push(...window.Intercom.q.map((one) => [...one]));
      const id = tag.src.split("/").pop();
      if (window.intercomSettings?.app_id !== id) return "intercomSettings.app_id is not the script's";
      if (!made("boot", window.intercomSettings)) return "Intercom('boot', …) was not called";
      return made("show") ? null : "Intercom('show') was not called";
    },
    zendesk() {
      if (tag.id !== "ze-snippet") return "the tag's id is not ze-snippet";
      if (!uuid.test(new URL(tag.src).searchParams.get("key"))) return "the key isn't a UUID";
      return made("messenger", "open") ? null : "zE('messenger', 'open') was not called";
    },
    crisp() {
      calls.push(...window.$crisp);
      if (!uuid.test(window.CRISP_WEBSITE_ID)) return "CRISP_WEBSITE_ID isn't a UUID";
      return made("do", "chat:open") ? null : "$crisp.push(['do', 'chat:open']) was not called";
    },
    livechat() {
      calls.push(...window.LiveChatWidget._q);
      if (!Number.isInteger(window.__lc?.license)) return "__lc.license isn't a number";
      return made("call", ["maximize"]) ? null : "LiveChatWidget.call('maximize') was not called";
    },
    freshchat() {
      const [, options] = calls.find(([name]) => name === "init") ?? [];
      if (!options) return "fcWidget.init was not called";
      if (!tag.src.endsWith(`${options.host.replace("https://", "")}/js/widget.js`)) return "another host";
      return options.token && options.open === true ? null : "token or open is missing";
    },
  };

  // Globals that these two providers' scripts define.
  if (provider === "zendesk") window.zE = (...args) => calls.push(args);
  if (provider === "freshchat") window.fcWidget = { init: record("init") };

  // Queued calls run right after the script.
  setTimeout(() => {
    const fault = faults[provider]();
    const line = document.createElement("p");
    line.style.cssText = "margin:0;padding:1rem;font:1rem/1.5 sans-serif";
    line.textContent = fault
      ? `${provider} was started in a wrong way: ${fault}`
      : `The sandbox's ${provider} has been started as its manual says.`;
    document.body.append(line);
    const start = JSON.stringify({ provider, fault, calls });
    void fetch(new URL("/chat/_starts", tag.src), { method: "POST", mode: "no-cors", body: start });
  });
})();
