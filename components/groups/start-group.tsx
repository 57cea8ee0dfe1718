"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useId, useState } from "react";
import { RightsTick } from "@/components/designer/proof/proof-consent";
import { Alert } from "@/components/ui/alert";
import { attempt } from "@/components/ui/attempt";
import { Button } from "@/components/ui/button";
import { LabelledSelect } from "@/components/ui/labelled-input";
import { RadioCard, RadioGroup } from "@/components/ui/radio-card";
import { type Address, addressTitle } from "@/lib/addresses/address";
import { designPaths } from "@/lib/designer/design-paths";
import { printRights } from "@/lib/designer/rights";
import { groupDeadlines } from "@/lib/groups/group-deadlines";
import { paths } from "@/lib/paths";
import { startGroupAction } from "@/server/groups/actions";

interface StartGroupProps {
  versionId: string;
  addresses: readonly Address[];
  /** What delivery to each person costs; null: unknown right now. */
  delivery: string | null;
}

/** Deadline, parcels, and the confirmation of rights. */
export function StartGroup({ versionId, addresses, delivery }: StartGroupProps) {
  const router = useRouter();
  const id = useId();
  const [days, setDays] = useState<(typeof groupDeadlines)[number]>(7);
  const [isOneParcel, setOneParcel] = useState(false);
  const [addressId, setAddressId] = useState(addresses[0]?.id ?? "");
  const [hasRights, setHasRights] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isWorking, setWorking] = useState(false);
  const isAddressMissing = isOneParcel && addressId === "";

  async function start(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isWorking) return;
    if (isAddressMissing) return setProblem("Add an address for the parcel first.");
    if (!hasRights) return setProblem("Please confirm that you may print this design.");
    setWorking(true);
    setProblem(null);
    const answer = await attempt(() =>
      startGroupAction({
        versionId,
        days,
        addressId: isOneParcel ? addressId : "",
        rightsVersion: printRights.version,
      }),
    );
    if (answer.ok) return router.push(designPaths.groupOrder(answer.data.groupId));
    setWorking(false);
    setProblem(answer.message);
  }

  return (
    <form onSubmit={start} noValidate className="mt-8 grid gap-7">
      <LabelledSelect
        id={`${id}-days`}
        label="Closes in"
        hint="You can close it earlier. We print when it's closed."
        value={String(days)}
        onType={(text) => setDays(groupDeadlines.find((each) => String(each) === text) ?? 7)}
      >
        {groupDeadlines.map((each) => (
          <option key={each} value={each}>{`${each} days`}</option>
        ))}
      </LabelledSelect>
      <RadioGroup legend="Delivery">
        <RadioCard
          name="parcel"
          value="each"
          title="To each person"
          description={["Everyone enters their own address.", delivery].filter(Boolean).join(" ")}
          checked={!isOneParcel}
          onChange={() => setOneParcel(false)}
        />
        <RadioCard
          name="parcel"
          value="one"
          title="One parcel to me"
          description="Free delivery for everyone. The others only see your town and pincode."
          checked={isOneParcel}
          onChange={() => setOneParcel(true)}
        />
      </RadioGroup>
      {isOneParcel && addresses.length > 0 ? (
        <LabelledSelect
          id={`${id}-address`}
          label="Parcel address"
          value={addressId}
          onType={(text) => setAddressId(text)}
        >
          {addresses.map((address) => (
            <option key={address.id} value={address.id}>
              {`${addressTitle(address)}: ${address.line1}`}
            </option>
          ))}
        </LabelledSelect>
      ) : null}
      {isOneParcel && addresses.length === 0 ? (
        <p>
          <a
            href={`${paths.newAddress}?next=${encodeURIComponent(designPaths.newGroupOrder(versionId))}`}
            className="link"
          >
            Add an address
          </a>{" "}
          to your address book, then start the group order.
        </p>
      ) : null}
      <p className="text-muted-foreground text-sm">
        Everyone with the link sees your first name and the names and numbers on the tees, but no contacts.
      </p>
      <RightsTick
        isTicked={hasRights}
        onTick={setHasRights}
        problemId={problem && !hasRights && !isAddressMissing ? `${id}-problem` : null}
      />
      <div className="grid gap-3">
        <Button type="submit" variant="brand" size="lg" isPending={isWorking}>
          Start group order
        </Button>
        {problem ? (
          <Alert id={`${id}-problem`} variant="destructive" isLive>
            {problem}
          </Alert>
        ) : null}
      </div>
    </form>
  );
}
