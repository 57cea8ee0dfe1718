// The sandbox's stand-in for https://checkout.razorpay.com/v1/checkout.js: the same constructor, options, events and answers.
(() => {
  const base = new URL("..", document.currentScript.src).href;
  const STYLE = {
    dialog:
      "border:0;padding:0;margin:auto;width:min(26rem,100vw);max-width:100vw;height:min(42rem,100dvh);max-height:100dvh;border-radius:8px;overflow:hidden;background:#fff",
    frame: "border:0;width:100%;height:100%;display:block",
  };

  class Razorpay {
    #options;
    #listeners = new Map();
    #dialog = null;
    #timer = 0;
    #onMessage = (event) => this.#receive(event);

    constructor(options) {
      if (!options?.key) throw new Error("No key passed");
      this.#options = options;
    }

    on(name, listener) {
      this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
      return this;
    }

    open() {
      if (this.#dialog) return this;
      const { key, order_id = "", subscription_id = "", subscription_card_change = false } = this.#options;
      const { name = "", description = "", prefill = {}, timeout } = this.#options;
      const { email = "", contact = "" } = prefill;
      const query = new URLSearchParams({
        key,
        order_id,
        subscription_id,
        subscription_card_change: String(Number(subscription_card_change)),
        name,
        description,
        email,
        contact,
        origin: location.origin,
      });
      const frame = document.createElement("iframe");
      frame.className = "razorpay-checkout-frame";
      frame.name = "razorpay-checkout-frame";
      frame.title = "Razorpay (sandbox)";
      frame.style.cssText = STYLE.frame;
      frame.src = `${base}checkout?${query}`;
      this.#dialog = document.createElement("dialog");
      this.#dialog.className = "razorpay-container";
      this.#dialog.setAttribute("aria-label", "Razorpay (sandbox)");
      this.#dialog.style.cssText = STYLE.dialog;
      this.#dialog.append(frame);
      this.#dialog.addEventListener("cancel", (event) => {
        event.preventDefault();
        if (this.#options.modal?.escape !== false) this.#dismiss();
      });
      document.body.append(this.#dialog);
      addEventListener("message", this.#onMessage);
      this.#dialog.showModal();
      if (timeout) this.#timer = setTimeout(() => this.#dismiss("timeout"), timeout * 1000);
      return this;
    }

    close() {
      removeEventListener("message", this.#onMessage);
      clearTimeout(this.#timer);
      this.#dialog?.remove();
      this.#dialog = null;
    }

    #dismiss(reason) {
      if (
        this.#options.modal?.confirm_close &&
        !reason &&
        !confirm("Are you sure you want to close the payment window?")
      )
        return;
      this.close();
      this.#options.modal?.ondismiss?.(reason);
    }

    #receive({ source, origin, data }) {
      const frame = this.#dialog?.firstElementChild;
      if (
        source !== frame?.contentWindow ||
        !base.startsWith(`${origin}/`) ||
        data?.from !== "razorpay-sandbox"
      )
        return;
      if (data.type === "ready") frame.focus();
      if (data.type === "paid") this.#finish(data.data);
      if (data.type === "failed") this.#fail(data.data);
      if (data.type === "dismissed") this.#dismiss();
    }

    #fail(answer) {
      for (const listener of this.#listeners.get("payment.failed") ?? []) listener(answer);
      if (this.#options.retry === false || this.#options.retry?.enabled === false)
        this.#dismiss("payment.failed");
    }

    #finish(answer) {
      this.close();
      const { callback_url, redirect, handler } = this.#options;
      if (callback_url && (redirect || !handler)) postForm(callback_url, answer);
      else handler?.(answer);
    }
  }

  function postForm(action, fields) {
    const form = document.createElement("form");
    form.method = "post";
    form.action = action;
    for (const [name, value] of Object.entries(fields)) {
      const input = document.createElement("input");
      Object.assign(input, { type: "hidden", name, value });
      form.append(input);
    }
    document.body.append(form);
    form.submit();
  }

  window.Razorpay = Razorpay;
})();
