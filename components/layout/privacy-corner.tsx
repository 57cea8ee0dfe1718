import { usePathname } from "next/navigation";
import { lazy, Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import {
  answer,
  readAnswer,
  startConsent,
  subscribe,
  undecidedCategories,
} from "@/components/consent/consent-store";
import { toast } from "@/components/ui/toast-store";
import { type Category, categories, type Services, type TrackerIds } from "@/lib/consent/services";
import { paths } from "@/lib/paths";

const Banner = lazy(async () => ({
  default: (await import("@/components/consent/consent-banner")).ConsentBanner,
}));
const Choices = lazy(async () => ({
  default: (await import("@/components/consent/choices-dialog")).ChoicesDialog,
}));
const Chat = lazy(async () => ({ default: (await import("@/components/chat/chat-corner")).ChatCorner }));

/** No consent banner where people pay, log in or design: without an answer, it counts as a refusal. */
const quiet = /^\/(cart|checkout|order-success|auth|auth-callback|login|update-password|custom-design)(\/|$)/;

/** The chat loads only on its own page, so other pages don't ask for it, unless they ask for something else. */
function mustAsk(pathname: string, asked: readonly Category[]): boolean {
  return !quiet.test(pathname) && asked.some((category) => category !== "chat" || pathname === paths.contact);
}

/** Milliseconds; third-party scripts load when the page is idle (spec 9: 2 to 3 s). */
const scriptsAfterMs = 2500;

interface PrivacyCornerProps {
  services: Services;
  trackerIds: TrackerIds;
}

export function PrivacyCorner({ services, trackerIds }: PrivacyCornerProps) {
  const pathname = usePathname();
  const [isStarted, setIsStarted] = useState(false);
  /** null until the choices are opened. */
  const [isChoosing, setIsChoosing] = useState<boolean | null>(null);
  const [chatPresses, setChatPresses] = useState(0);
  const [hasChatted, setHasChatted] = useState(false);
  useSyncExternalStore(subscribe, readAnswer, () => "");
  useOpeners({ privacy: () => setIsChoosing(true), chat: () => setChatPresses((presses) => presses + 1) });
  useEffect(() => {
    startConsent(services);
    setIsStarted(true);
  }, [services]);
  const hasTrackers = Object.keys(trackerIds).length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page may be that of an order
  useEffect(() => {
    if (!hasTrackers) return;
    const start = () =>
      import("@/components/consent/outside-scripts").then(
        ({ startOutsideScripts }) => startOutsideScripts(trackerIds),
        // Offline: the next page tries again.
        () => {},
      );
    const timer = setTimeout(() => void start(), scriptsAfterMs);
    return () => clearTimeout(timer);
  }, [hasTrackers, pathname]);
  if (!isStarted) return null;

  const asked = undecidedCategories();
  const isAsking = mustAsk(pathname, asked) && !isChoosing;
  const take = (answers: Partial<Record<Category, boolean>>) => {
    answer(answers);
    setIsChoosing((was) => was && false);
    toast({ title: "Privacy choices saved" });
  };
  const isChatHere = services.chat && (pathname === paths.contact || hasChatted || chatPresses > 0);
  return (
    <Suspense fallback={null}>
      {isAsking ? (
        <Banner
          services={services}
          asked={asked}
          onAnswer={(isAllowed) => {
            take(
              Object.fromEntries(categories.filter((one) => services[one]).map((one) => [one, isAllowed])),
            );
            document.getElementById("main")?.focus({ preventScroll: true });
          }}
          onChoose={() => setIsChoosing(true)}
        />
      ) : null}
      {isChoosing !== null ? (
        <Choices
          isOpen={isChoosing}
          services={services}
          onAnswer={take}
          onClose={() => setIsChoosing(false)}
        />
      ) : null}
      {isChatHere ? (
        <Chat
          services={services}
          presses={chatPresses}
          isQuiet={isAsking || isChoosing === true}
          onOpen={() => setHasChatted(true)}
        />
      ) : null}
    </Suspense>
  );
}

/** What a footer link opens in place; before hydration it leads to a page that opens it. */
type Opener = "privacy" | "chat";

const hashes: Record<string, Opener> = { "#privacy-choices": "privacy", "#chat": "chat" };

function useOpeners(open: Record<Opener, () => void>): void {
  const run = useEffectEvent((opener: Opener) => open[opener]());
  useEffect(() => {
    const opener = hashes[window.location.hash];
    if (opener) run(opener);
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-opens]") : null;
      const pressed = link && hashes[link.hash];
      if (!pressed) return;
      event.preventDefault();
      run(pressed);
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);
}
