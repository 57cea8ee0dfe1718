import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** Shows what others did while the person was in another app, such as the chat with the group's link. */
export function useRefreshOnReturn(): void {
  const router = useRouter();
  useEffect(() => {
    const refresh = () => document.visibilityState === "visible" && router.refresh();
    document.addEventListener("visibilitychange", refresh);
    return () => document.removeEventListener("visibilitychange", refresh);
  }, [router]);
}
