import { useEffect, useRef, useState } from "react";
import { isCategoryAllowed } from "@/components/consent/consent-store";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { CloseIcon } from "@/components/ui/frame-icons";
import { Spinner } from "@/components/ui/spinner";
import { chatWindowPath } from "@/lib/chat/chat-paths";
import { paths } from "@/lib/paths";
import { ChatQuestion } from "./chat-question";

interface ChatPanelProps {
  provider: string;
  /** While closed, the frame stays loaded behind, so that a new answer is there when it opens. */
  isOpen: boolean;
  isAllowed: boolean;
  onAllow: () => void;
  onRefuse: () => void;
  onClose: () => void;
}

export function ChatPanel({ provider, isOpen, isAllowed, onAllow, onRefuse, onClose }: ChatPanelProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer takes away the button that had the focus
  useEffect(() => {
    if (isOpen) box.current?.focus();
  }, [isOpen, isAllowed]);
  return (
    <div
      ref={box}
      role="dialog"
      aria-labelledby="chat-title"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
      className={`fixed inset-x-0 bottom-0 z-55 flex h-[min(36rem,calc(100dvh-var(--header-height)-1rem))] flex-col border bg-background shadow-float outline-none sm:right-4 sm:bottom-4 sm:left-auto sm:w-96 sm:rounded-md ${isOpen ? "" : "invisible"}`}
    >
      <header className="flex min-h-14 items-center border-b py-1 pr-2 pl-4">
        <h2 id="chat-title" className="flex-1 font-semibold">
          Chat with us
        </h2>
        <button type="button" aria-label="Close chat" onClick={onClose} className="icon-button">
          <CloseIcon />
        </button>
      </header>
      <div className="relative min-h-0 flex-1 overflow-y-auto">
        {isAllowed ? (
          <ChatFrame provider={provider} />
        ) : (
          <ChatQuestion provider={provider} onAllow={onAllow} onRefuse={onRefuse} />
        )}
      </div>
    </div>
  );
}

type State = "starting" | "ready" | "failed";

/** Milliseconds until a silent script counts as failed. */
const patienceMs = 10_000;

/**
 * The provider's script runs in its own frame: what it breaks, blocks or never finishes stays there, no page's policy
 * has to allow its hosts, and removing the frame removes all of it.
 */
function ChatFrame({ provider }: { provider: string }) {
  const [tries, setTries] = useState(1);
  useEffect(() => deleteTraces, []);
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
      <Alert variant="warning" title="Chat isn't responding" isLive>
        {provider} can't be reached. Your browser may be blocking it.
      </Alert>
      <Button variant="outline" size="sm" onClick={onRetry}>
        Try again
      </Button>
      <p>
        Or{" "}
        <a href={`${paths.contact}#write-heading`} className="link">
          write to us
        </a>
        , and we'll reply by email.
      </p>
    </div>
  );
}

/** Name prefixes of the cookies and storage keys that providers set under the shop's origin. */
const names = /^(twk_|tawk|intercom|crisp|zd-|__zlc|__lc|@@lc|lc_|_fc_|fc_|freshchat)/i;

/** Deletes what a provider stored in this browser, once the chat is no longer allowed. */
function deleteTraces(): void {
  if (isCategoryAllowed("chat")) return;
  const cookies = document.cookie.split("; ").map((pair) => pair.split("=")[0] ?? "");
  for (const name of cookies.filter((one) => names.test(one))) {
    // biome-ignore lint/suspicious/noDocumentCookie: the only way to remove one in every browser
    document.cookie = `${name}=; path=/; max-age=0`;
  }
  try {
    for (const store of [window.localStorage, window.sessionStorage]) {
      for (const name of Object.keys(store)) if (names.test(name)) store.removeItem(name);
    }
  } catch {
    // No storage: nothing was stored.
  }
}
