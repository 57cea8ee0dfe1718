"use client";

import { useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { chatWindowPath } from "@/lib/chat/chat-paths";
import { paths } from "@/lib/paths";
import { forgetTraces } from "./forget-traces";

type State = "starting" | "ready" | "failed";

/** A script that has said nothing by then is not waited for. */
const patienceMs = 10_000;

/**
 * The provider's script runs in a frame of its own: what it breaks, blocks or never finishes stays there, no page of the shop
 * has to let in its hosts, and with the frame all of it is gone.
 */
export function ChatFrame({ provider }: { provider: string }) {
  const [tries, setTries] = useState(1);
  useEffect(() => forgetTraces, []);
  return <OneTry key={tries} provider={provider} onRetry={() => setTries(tries + 1)} />;
}

function OneTry({ provider, onRetry }: { provider: string; onRetry: () => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<State>("starting");
  useEffect(() => {
    const fail = () => setState((was) => (was === "starting" ? "failed" : was));
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || origin !== window.location.origin) return;
      if (data?.chat === "ready") setState("ready");
      if (data?.chat === "failed") fail();
    };
    const timer = setTimeout(fail, patienceMs);
    window.addEventListener("message", onMessage);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("message", onMessage);
    };
  }, []);
  if (state === "failed") return <Failure provider={provider} onRetry={onRetry} />;
  return (
    <>
      {state === "starting" ? (
        <p role="status" className="absolute inset-0 flex items-center justify-center gap-3">
          <Spinner /> Connecting to {provider}
        </p>
      ) : null}
      <iframe
        ref={frame}
        src={chatWindowPath}
        title={`Chat by ${provider}`}
        className={`absolute inset-0 size-full ${state === "ready" ? "" : "invisible"}`}
      />
    </>
  );
}

function Failure({ provider, onRetry }: { provider: string; onRetry: () => void }) {
  return (
    <div className="grid gap-4 p-4">
      <Alert variant="warning" title="The chat does not answer" isLive>
        {provider} can’t be reached. A blocker in your browser may keep it out.
      </Alert>
      <Button variant="outline" size="sm" onClick={onRetry}>
        Try again
      </Button>
      <p>
        Or{" "}
        <a href={`${paths.contact}#write-heading`} className="link">
          write to us
        </a>
        , and we answer by email.
      </p>
    </div>
  );
}
