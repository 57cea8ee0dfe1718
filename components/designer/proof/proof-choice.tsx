"use client";

import { type ComponentProps, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-classes";
import { useLazyModule } from "@/components/ui/use-lazy-module";
import { designPaths } from "@/lib/designer/design-paths";
import type { Proof } from "@/lib/designer/shop";
import { ProofOrder } from "./proof-order";
import { emptyList } from "./team-list-state";

const loadTeamOrder = () => import("./team-order");

/** For a design with names or numbers: the order form of a team, or of the sample alone. */
export function ProofChoice(props: ComponentProps<typeof ProofOrder>) {
  const [isTeam, setTeam] = useState(true);
  // Kept while the other form is shown.
  const [list, setList] = useState(emptyList);
  const { part, problem, retry } = useLazyModule(loadTeamOrder);
  const { proof, notice } = props;
  const choice = (
    <div className="grid gap-4">
      {notice}
      <fieldset className="grid grid-cols-2 gap-2">
        <legend className="sr-only">What to order</legend>
        <ChoiceButton isOn={isTeam} onClick={() => setTeam(true)}>
          Order for a team
        </ChoiceButton>
        <ChoiceButton isOn={!isTeam} onClick={() => setTeam(false)}>
          Order the sample
        </ChoiceButton>
      </fieldset>
      {isTeam ? null : (
        <Alert variant="warning">
          We'll print the sample exactly as pictured, with its {describePlaces(proof.team)}. For your own, tap
          “Order for a team”, even for one tee.
        </Alert>
      )}
      <div className="grid gap-1.5">
        <a
          href={designPaths.newGroupOrder(proof.versionId)}
          className={buttonClasses({ variant: "outline" })}
        >
          Order as a group
        </a>
        <p className="text-muted-foreground text-sm">
          Send a link: everyone adds and pays for their own tee, and the price falls for all.
        </p>
      </div>
    </div>
  );
  if (!isTeam || !proof.blank || !proof.team) return <ProofOrder {...props} notice={choice} />;
  if (part) {
    const { blank, team: places } = proof;
    return <part.TeamOrder {...{ proof, blank, places, list, setList }} notice={choice} />;
  }
  return (
    <div className="grid h-fit min-w-0 gap-7">
      {choice}
      {problem ? (
        <Alert variant="destructive" isLive>
          <p>{problem}</p>
          <Button size="sm" variant="outline" className="mt-2" onClick={retry}>
            Try again
          </Button>
        </Alert>
      ) : (
        <div aria-hidden="true" className="h-64 animate-pulse rounded-sm bg-secondary" />
      )}
    </div>
  );
}

function describePlaces(places: Proof["team"]): string {
  if (places?.name && places.number) return "sample name and number";
  return places?.name ? "sample name" : "sample number";
}

interface ChoiceButtonProps {
  isOn: boolean;
  onClick: () => void;
  children: string;
}

function ChoiceButton({ isOn, ...props }: ChoiceButtonProps) {
  return (
    <Button
      variant="outline"
      aria-pressed={isOn}
      className="h-auto px-3 aria-pressed:border-foreground aria-pressed:bg-foreground aria-pressed:text-background"
      {...props}
    />
  );
}
