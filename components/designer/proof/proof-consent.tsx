import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { printRights } from "@/lib/designer/rights";
import type { Proof } from "@/lib/designer/shop";
import { paths } from "@/lib/paths";
import type { ProofSubmit } from "./use-proof-submit";

/** The findings of the checks. Pass `press` where some of them need agreement. */
export function ProofNotes({ notes, press }: { notes: Proof["notes"]; press?: ProofSubmit }) {
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby="proof-notes" className="grid gap-2">
      <h2 id="proof-notes" className="font-semibold">
        Good to know
      </h2>
      <ul className="grid list-disc gap-1.5 pl-5 text-sm">
        {notes.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {press && notes.some(({ needsYes }) => needsYes) ? (
        <Checkbox
          label="I've read this and want it printed as it is."
          checked={press.hasSeenNotes}
          onChange={(event) => press.setHasSeenNotes(event.target.checked)}
          {...invalidBy(press.problem?.field === "notes" ? press.problemId : null)}
        />
      ) : null}
    </section>
  );
}

const invalidBy = (problemId: string | null) =>
  problemId === null ? {} : { "aria-invalid": true, "aria-describedby": problemId };

interface RightsTickProps {
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  /** The element with the error for the missing tick; null without one. */
  problemId: string | null;
}

/** The confirmation that the customer holds the rights. */
export function RightsTick({ isTicked, onTick, problemId }: RightsTickProps) {
  return (
    <Checkbox
      label={printRights.words}
      checked={isTicked}
      onChange={(event) => onTick(event.target.checked)}
      {...invalidBy(problemId)}
    />
  );
}

/** Everything to agree to before a design is printed. */
export function ProofConsent({ notes, press }: { notes: Proof["notes"]; press: ProofSubmit }) {
  return (
    <>
      <ProofNotes notes={notes} press={press} />
      <div className="grid gap-3">
        <RightsTick
          isTicked={press.hasRights}
          onTick={press.setHasRights}
          problemId={press.problem?.field === "rights" ? press.problemId : null}
        />
        <NoWayBack />
      </div>
    </>
  );
}

/** The order button, what it waits for, and why it failed. */
export function ProofButton({ press, children }: { press: ProofSubmit; children: string }) {
  const { problem, problemId, isWaiting, isWorking } = press;
  return (
    <>
      <Button
        type="submit"
        variant="brand"
        size="lg"
        isPending={isWaiting || isWorking}
        aria-describedby={problem ? problemId : undefined}
      >
        {children}
      </Button>
      <p role="status" className="text-sm empty:-mt-3">
        {isWaiting ? "Your print is still loading. We'll continue as soon as you can see it." : null}
      </p>
      {problem ? (
        <Alert id={problemId} variant="destructive" isLive>
          {problem.message}
        </Alert>
      ) : null}
    </>
  );
}

function NoWayBack() {
  return (
    <p className="text-muted-foreground text-sm">
      Made just for you, so you can return it only if the fault is ours. See the{" "}
      <a href={paths.refundPolicy} className="link">
        Refund Policy
      </a>
      .
    </p>
  );
}
