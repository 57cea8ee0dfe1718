import "server-only";
import type { DesignOwner } from "@/lib/designer/design-owner";
import type { createFairQueue } from "@/server/create-fair-queue";

/** Maximum number of jobs that may run or wait at a time. */
interface Most {
  ofOwner: number;
  ofAddress: number;
}

/** Guests use the turns of their address: a browser without cookies is a new one each time. */
export function queueByOwner(inTurn: ReturnType<typeof createFairQueue>, { ofOwner, ofAddress }: Most) {
  return <T>(
    { userId, browserKeyHash }: DesignOwner,
    address: string,
    work: () => Promise<T>,
  ): Promise<T> => {
    if (userId !== null) return inTurn({ kind: "person", shares: [[userId, ofOwner]] }, work);
    return inTurn(
      {
        kind: "guest",
        shares: [
          [address, ofAddress],
          [browserKeyHash, ofOwner],
        ],
      },
      work,
    );
  };
}
