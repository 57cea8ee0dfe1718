import { formatPaise } from "@/lib/money";
import type { ArtService, ArtToday } from "@/lib/settings/art-service";

interface AiArtStateProps {
  /** Null: not configured. */
  drawer: ArtService | null;
  isModerated: boolean;
  today: ArtToday;
}

const providerNames = { openai: "OpenAI", google: "Google", fal: "fal" };

/** The drawing service, or what is missing for it; and today's pictures. */
export function AiArtState({ drawer, isModerated, today }: AiArtStateProps) {
  if (!drawer) {
    return (
      <section aria-label="AI art isn't set up" className="mt-6 max-w-[45rem] rounded-sm border bg-card p-4">
        <h2 className="font-semibold text-lg">AI art isn't available in this shop</h2>
        <p className="mt-1">
          Customers can't see the tool. To enable it, set <code>AI_IMAGE_PROVIDER</code> to openai, google or
          fal, and <code>AI_IMAGE_API_KEY</code> to its key on the server, then restart the shop. The settings
          below apply from then on.
        </p>
      </section>
    );
  }
  const rows = [
    ["Provider", `${providerNames[drawer.provider]}, ${drawer.model}`],
    ["Moderation", isModerated ? "Shop, OpenAI and provider" : "Shop and provider"],
    ["Generated today", `${today.drawn}${today.running > 0 ? `, ${today.running} running` : ""}`],
    ["Rejected or failed today", `${today.refused} rejected, ${today.failed} failed`],
    ["Cost today, including failed attempts", formatPaise(today.cost)],
  ];
  return (
    <section aria-label="Today" className="mt-6 max-w-[45rem]">
      <dl className="border-t">
        {rows.map(([name, value]) => (
          <div key={name} className="grid gap-x-6 border-b py-2 sm:grid-cols-[minmax(0,1fr)_auto]">
            <dt>{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
