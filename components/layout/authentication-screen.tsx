import { useState } from "react";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/paths";
import { ErrorScreen } from "./error-screen";

const patienceMs = 10_000;

async function goHome(): Promise<void> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    await fetch("/api/sign-out?forced", { method: "POST", redirect: "manual", signal }).catch(
      () => undefined,
    );
    window.localStorage.clear();
    window.sessionStorage.clear();
  } finally {
    window.location.assign(paths.home);
  }
}

/** The visitor can't be identified: offers a fresh start. */
export function AuthenticationScreen() {
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = () => {
    setIsLeaving(true);
    void goHome();
  };
  return (
    <ErrorScreen
      title="Authentication Error"
      action={
        <Button size="lg" onClick={leave} isPending={isLeaving}>
          Go Home
        </Button>
      }
    >
      <p>We couldn't confirm who you are. Going home signs you out on this device, so you can start again.</p>
    </ErrorScreen>
  );
}
