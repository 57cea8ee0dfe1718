import { Checkbox } from "@/components/ui/checkbox";
import { printRights } from "@/lib/designer/rights";
import type { Proof } from "@/lib/designer/shop";
import { paths } from "@/lib/paths";

/** What the checks found. Give it `seen` where some of it has to be agreed to. */
export function ProofNotes({
  notes,
  seen,
}: {
  notes: Proof["notes"];
  seen?: { isTicked: boolean; onTick: (isTicked: boolean) => void };
}) {
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
      {seen && notes.some(({ needsYes }) => needsYes) ? (
        <Checkbox
          label="I have read this and want it printed so."
          checked={seen.isTicked}
          onChange={(event) => seen.onTick(event.target.checked)}
        />
      ) : null}
    </section>
  );
}

/** Whose the design is. */
export function RightsTick({ isTicked, onTick }: { isTicked: boolean; onTick: (isTicked: boolean) => void }) {
  return (
    <Checkbox
      label={printRights.words}
      checked={isTicked}
      onChange={(event) => onTick(event.target.checked)}
    />
  );
}

export function NoWayBack() {
  return (
    <p className="text-muted-foreground text-sm">
      It is printed for you alone, so it comes back only when the fault is ours. The{" "}
      <a href={paths.refundPolicy} className="link">
        Refund Policy
      </a>{" "}
      has the details.
    </p>
  );
}

/** The first thing that is missing before a design is printed; "" for nothing. */
export function findMissing({ isAgreed, isKnown }: { isAgreed: boolean; isKnown: boolean }): string {
  if (!isKnown) return "Read what is good to know, and tick the box below it.";
  return isAgreed ? "" : "Tick the box that says you may print this.";
}
