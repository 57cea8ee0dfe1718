import { Checkbox } from "@/components/ui/checkbox";
import {
  type RefusalReason,
  refusalReasonNames,
  refusalReasons,
  tellReasons,
} from "@/lib/submissions/reasons";
import { mostReasons } from "@/lib/submissions/submission";

interface ReasonChoiceProps {
  chosen: readonly RefusalReason[];
  answer: string;
  isFinal: boolean;
  error: string | undefined;
  onToggle: (reason: RefusalReason) => void;
}

/** Why not, and what its maker reads then. */
export function ReasonChoice({ chosen, answer, isFinal, error, onToggle }: ReasonChoiceProps) {
  const isFull = chosen.length >= mostReasons;
  return (
    <>
      <fieldset aria-describedby={error ? "reasons-error" : undefined}>
        <legend className="font-semibold">{isFinal ? "Why is it refused?" : "What is to be changed?"}</legend>
        <div className="mt-1 grid gap-x-4 sm:grid-cols-2 xl:grid-cols-1">
          {refusalReasonNames.map((reason) => (
            <Checkbox
              key={reason}
              label={refusalReasons[reason].label}
              checked={chosen.includes(reason)}
              disabled={isFull && !chosen.includes(reason)}
              onChange={() => onToggle(reason)}
            />
          ))}
        </div>
        {error ? (
          <p id="reasons-error" role="alert" className="mt-1 font-medium text-destructive">
            {error}
          </p>
        ) : null}
      </fieldset>
      {chosen.length > 0 ? (
        <div className="rounded-sm bg-muted px-3 py-2">
          <p className="font-semibold">Its maker reads</p>
          <ul className="mt-1 grid gap-1">
            {tellReasons(chosen).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          {answer.trim() ? <p className="wrap-anywhere mt-2 whitespace-pre-line">“{answer.trim()}”</p> : null}
        </div>
      ) : null}
    </>
  );
}
