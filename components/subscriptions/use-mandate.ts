import { useLayoutEffect, useRef, useState } from "react";
import { noResponseMessage } from "@/components/ui/no-response-message";
import { withResponseTimeout } from "@/components/ui/with-response-timeout";
import type { FieldErrors, Result } from "@/lib/result";
import type { StartOutcome } from "@/lib/subscriptions/subscription";
import { nameFields } from "./name-fields";

/** idle · asking: waiting for the server · paying: the gateway's window is open · leaving: another page is opening. */
export type MandatePhase = "idle" | "asking" | "paying" | "leaving";

interface Ways {
  shopName: string;
  onAgreed: (subscriptionId: string) => void;
  /** It is already paid, or has ended. */
  onOver: (subscriptionId: string) => void;
  /** The window was closed unpaid, or the server refused. */
  onStay?: (why: "closed" | "refused") => void;
}

const loadPay = () => import("./pay-mandate");

const unchargedMessage = "Nothing was charged, and your details are saved. Please try again.";

/** From a click to the mandate. A second click while the first is running is dropped. */
export function useMandate({ shopName, onAgreed, onOver, onStay }: Ways) {
  const [phase, setPhase] = useState<MandatePhase>("idle");
  const [notice, setNotice] = useState<{ title: string; text: string } | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  // React state updates too late for the second click of a double click.
  const isBusy = useRef(false);

  // Next keeps a previous page with its state, and shows it again on Back.
  useLayoutEffect(() => setPhase((last) => (last === "leaving" ? "idle" : last)), []);

  async function follow(outcome: StartOutcome): Promise<void> {
    if (outcome.kind === "over") {
      setPhase("leaving");
      return onOver(outcome.subscriptionId);
    }
    if (outcome.kind === "gateway_down") {
      setPhase("idle");
      return setNotice({ title: "Online payment isn't available right now.", text: unchargedMessage });
    }
    setPhase("paying");
    const { payMandate } = await loadPay();
    const end = await payMandate(outcome.session, shopName);
    if (end.kind === "open") {
      setPhase("idle");
      onStay?.("closed");
      return setNotice({
        title: end.message,
        text: outcome.session.isChange ? "Nothing has changed. Please try again." : unchargedMessage,
      });
    }
    // A new payment method is agreed to on the same page.
    setPhase(outcome.session.isChange ? "idle" : "leaving");
    onAgreed(outcome.session.subscriptionId);
  }

  async function press(start: () => Promise<Result<StartOutcome>>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setNotice(null);
    setErrors({});
    setPhase("asking");
    try {
      const result = await withResponseTimeout(start());
      if (result.ok) return await follow(result.data);
      setPhase("idle");
      setErrors(nameFields(result.fieldErrors));
      setNotice({ title: result.message, text: "Your choices are saved." });
      if (result.code === "conflict") onStay?.("refused");
    } catch {
      setPhase("idle");
      setNotice({
        title: noResponseMessage(),
        text: "Your choices are saved. Try again in a moment: you'll never be subscribed twice.",
      });
    } finally {
      isBusy.current = false;
    }
  }

  function clearError(...fields: string[]): void {
    const left = Object.keys(errors).filter((field) => !fields.includes(field));
    if (left.length === Object.keys(errors).length) return;
    setErrors((last) =>
      Object.fromEntries(Object.entries(last).filter(([field]) => !fields.includes(field))),
    );
    // The notice was about them.
    if (left.length === 0) setNotice(null);
  }

  const warm = () => void loadPay().catch(() => undefined);
  return { phase, notice, errors, press, clearError, warm };
}

export const mandatePhaseLabels: Record<MandatePhase, string> = {
  idle: "",
  asking: "One moment…",
  paying: "The payment window is open.",
  leaving: "Opening your subscription…",
};
