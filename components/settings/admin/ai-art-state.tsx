import { formatPaise } from "@/lib/money";
import type { ArtDrawer, ArtToday } from "@/lib/settings/art-drawer";

interface AiArtStateProps {
  /** Null: nobody is set up. */
  drawer: ArtDrawer | null;
  isModerated: boolean;
  today: ArtToday;
}

const providerNames = { openai: "OpenAI", google: "Google", fal: "fal" };

/** Who draws, or what is missing for it; and what was drawn today. */
export function AiArtState({ drawer, isModerated, today }: AiArtStateProps) {
  if (!drawer) {
    return (
      <section aria-label="AI art is not set up" className="mt-6 max-w-[45rem] rounded-sm border bg-card p-4">
        <h2 className="font-semibold text-lg">AI art is not switched on in this shop</h2>
        <p className="mt-1">
          Shoppers see no such tool. To have it, whoever runs the server sets <code>AI_IMAGE_PROVIDER</code>{" "}
          to openai, google or fal, and <code>AI_IMAGE_API_KEY</code> to the key of that service, and starts
          the shop again. What you save below counts from then on.
        </p>
      </section>
    );
  }
  const rows = [
    ["Drawn by", `${providerNames[drawer.provider]}, ${drawer.model}`],
    [
      "Words and pictures are checked",
      isModerated ? "By the shop, OpenAI and the provider" : "By the shop and the provider",
    ],
    ["Drawn today", `${today.drawn}${today.running > 0 ? `, ${today.running} under way` : ""}`],
    ["Refused or failed today", `${today.refused} refused, ${today.failed} failed`],
    ["The service cost today, with tries that failed", formatPaise(today.cost)],
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
