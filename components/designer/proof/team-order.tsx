import { useRouter } from "next/navigation";
import type { Dispatch, ReactNode, SetStateAction } from "react";
import { addAllToCart } from "@/components/cart/add-all-to-cart";
import { getCartLines } from "@/components/cart/cart-store";
import { Alert } from "@/components/ui/alert";
import { MAX_LINES } from "@/lib/cart/cart";
import { customTitle } from "@/lib/designer/custom-title";
import { printRights } from "@/lib/designer/rights";
import type { Proof } from "@/lib/designer/shop";
import { checkTeam, teammateKey, teammateOf } from "@/lib/designer/team/check-team";
import { findSize } from "@/lib/designer/team/team-list";
import type { TeamPlaces } from "@/lib/designer/team/team-tee";
import { asPaise } from "@/lib/money";
import { paths } from "@/lib/paths";
import { lowestPrice, priceSizes } from "@/lib/pricing/price-sizes";
import { orderTeamAction } from "@/server/teams/actions";
import { ProofButton, ProofConsent } from "./proof-consent";
import type { ProofProblem } from "./proof-problem";
import { ProofTotal } from "./proof-total";
import { TeamList } from "./team-list";
import { emptyList, type TeamListState } from "./team-list-state";
import { TeamRows } from "./team-rows";
import { useCheckedTees } from "./use-checked-tees";
import { useProofSubmit } from "./use-proof-submit";
import { useStoredTeam } from "./use-stored-team";

interface TeamOrderProps {
  proof: Proof;
  blank: NonNullable<Proof["blank"]>;
  places: TeamPlaces;
  list: TeamListState;
  setList: Dispatch<SetStateAction<TeamListState>>;
  notice: ReactNode;
}

/** A list of names, numbers and sizes, each row its own tee; the consent, and Add to cart. */
export function TeamOrder({ proof, blank, places, list, setList, notice }: TeamOrderProps) {
  const { versionId, cut, notes, prints, prices, discountPercent } = proof;
  const { sizes } = blank;
  const { rows, text } = list;
  const router = useRouter();
  useStoredTeam(proof.designId, list, setList);
  const team = rows.map((row) => teammateOf(row, places));
  const { tees, problem, isChecking } = useCheckedTees(versionId, team);
  const notesOfRows = checkTeam(rows, { cut, places, sizes, tees });
  const wrong = notesOfRows.filter((row) => row.some(({ level }) => level === "error")).length;
  const names = sizes.map(({ size }) => size);
  const wanted = rows.map((row, nr) => {
    const size = sizes.find((each) => each.size === findSize(row.size, names)) ?? sizes[0];
    const own = team[nr] && tees.get(teammateKey(team[nr]))?.prints;
    return {
      size: size?.size ?? "",
      listPaise: size?.listPaise ?? asPaise(0),
      count: 1,
      ...(own && own.length > 0 && { prints: own }),
    };
  });
  // Also of the sizes that no row has, so that a price shows before the first name.
  const offered = sizes.filter(({ largest, free }) => !largest && free > 0);
  const price = priceSizes(
    [...wanted, ...offered.map((size) => ({ ...size, count: 0 }))],
    prints,
    prices,
    discountPercent,
  );
  const each = lowestPrice(price.unitPrices.slice(rows.length));

  function findProblem(): ProofProblem | null {
    const field = "sizes";
    if (text.trim() !== "")
      return { field: "list", message: "Tap “Add to list” for the text in the box, or clear it." };
    if (rows.length === 0)
      return { field: "list", message: "Add the names first: paste your list, or add a row." };
    if (wrong > 0)
      return { field, message: `${wrong === 1 ? "1 row needs" : `${wrong} rows need`} a correction.` };
    const room = MAX_LINES - getCartLines().length;
    const lines = new Set(rows.map((_, nr) => `${wanted[nr]?.size} ${team[nr] && teammateKey(team[nr])}`))
      .size;
    return lines > room
      ? {
          field,
          message: `A cart holds up to ${MAX_LINES} different items, and yours has room for ${room}. Order what's in it first.`,
        }
      : null;
  }

  async function order(): Promise<ProofProblem | null> {
    const distinct = [...new Map(team.map((teammate) => [teammateKey(teammate), teammate])).values()];
    const answer = await orderTeamAction({
      versionId,
      rightsVersion: printRights.version,
      team: distinct,
    });
    if (!answer.ok) return { message: answer.message };
    const made = new Map(distinct.map((teammate, nr) => [teammateKey(teammate), answer.data[nr]]));
    const items = team.flatMap((teammate, nr) => {
      const tee = made.get(teammateKey(teammate));
      const [size, unit] = [wanted[nr]?.size, price.unitPrices[nr]];
      return tee && size && unit
        ? [
            {
              id: blank.productId,
              title: customTitle(blank.name, tee.name),
              price: unit.unitPaise,
              size,
              color: proof.colour.slug,
              design: tee.versionId,
            },
          ]
        : [];
    });
    const [first] = addAllToCart(items, { isWhole: true }).refused;
    if (first) return { message: `${first.title}: ${first.message}` };
    setList(emptyList);
    router.push(paths.cart);
    return null;
  }

  const press = useProofSubmit({
    needsYes: notes.some((note) => note.needsYes),
    check: findProblem,
    run: order,
  });
  const listProblem = press.problem?.field === "list" ? press.problem.message : null;
  const isListWrong = rows.length === 0 || text.trim() !== "";
  return (
    <form ref={press.form} onSubmit={press.onSubmit} noValidate className="grid h-fit min-w-0 gap-7">
      {notice}
      <TeamList
        list={list}
        setList={setList}
        places={places}
        orderProblem={isListWrong ? listProblem : null}
      />
      {rows.length > 0 ? (
        <>
          <TeamRows rows={rows} notes={notesOfRows} sizes={sizes} places={places} setList={setList} />
          {problem ? (
            <Alert variant="warning" isLive>
              {problem}
            </Alert>
          ) : null}
          <p role="status" className="-my-4 text-muted-foreground text-sm empty:hidden">
            {isChecking ? "Checking the prints…" : null}
          </p>
        </>
      ) : null}
      <ProofTotal versionId={versionId} price={price} each={each} />
      <ProofConsent notes={notes} press={press} />
      <div className="grid gap-3">
        <ProofButton press={listProblem ? { ...press, problem: null } : press}>
          {rows.length === 0
            ? "Add to cart"
            : rows.length === 1
              ? "Add 1 tee to cart"
              : `Add ${rows.length} tees to cart`}
        </ProofButton>
      </div>
    </form>
  );
}
