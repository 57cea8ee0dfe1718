import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { describeCredit, explainArtFailure } from "@/lib/ai-art/explain-art-failure";
import { type Generation, isGenerationActive } from "@/lib/ai-art/my-art";

interface AiStateCardProps {
  /** The newest one. */
  generation: Generation;
  onAgain: (generation: Generation) => void;
}

/** The state of the last request, unless it has a picture. */
export function AiStateCard({ generation, onAgain }: AiStateCardProps) {
  const { status, prompt, code } = generation;
  if (status === "done") return null;
  if (isGenerationActive(generation)) {
    return (
      <div role="status" className="flex gap-3 rounded-sm border bg-card p-3 text-sm">
        <Spinner className="mt-0.5 size-5 shrink-0" />
        <div className="min-w-0">
          <p className="font-semibold">Generating</p>
          <p className="break-words text-muted-foreground">{prompt}</p>
          <p className="mt-1">
            This takes up to two minutes. You can keep working or close this page; you'll find it here.
          </p>
        </div>
      </div>
    );
  }
  const { title, advice } = explainArtFailure(code);
  return (
    <Alert variant={status === "refused" ? "warning" : "destructive"} title={title} isLive>
      <p className="break-words">“{prompt}”</p>
      <p>
        {advice} {describeCredit(code)}
      </p>
      <Button size="sm" variant="outline" className="mt-2" onClick={() => onAgain(generation)}>
        Edit description
      </Button>
    </Alert>
  );
}
