import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SizeChart } from "@/components/catalog/size-chart";
import { DrawnPicture } from "@/components/designer/proof/drawn-picture";
import { ProofPictures } from "@/components/designer/proof/proof-pictures";
import { ProofSeen } from "@/components/designer/proof/proof-seen";
import { GroupFacts } from "@/components/groups/group-facts";
import { JoinGroup } from "@/components/groups/join-group";
import { MyGroupTees } from "@/components/groups/my-group-tees";
import { Alert } from "@/components/ui/alert";
import { designPaths } from "@/lib/designer/design-paths";
import type { Proof } from "@/lib/designer/shop";
import {
  describeGroupFields,
  findDoubleNumbers,
  groupSideOf,
  isGroupOpen,
  titleOfGroup,
} from "@/lib/groups/group-order";
import { now } from "@/server/clock";
import { getGroup } from "@/server/groups/queries";
import { getShopTerms } from "@/server/settings/queries";

export const instant = false;

type Props = PageProps<"/group/[token]">;

/** The side to show first. */
const sideOf = ({ teamSide, prints }: Proof) => groupSideOf(teamSide, prints);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const hidden: Metadata = { robots: { index: false, follow: false }, referrer: "same-origin" };
  const found = await getGroup((await params).token);
  if (!found) return { ...hidden, title: "Group order" };
  const { group, proof } = found;
  const title = `${group.name}: ${titleOfGroup(group)}`;
  const description = `Add your ${describeGroupFields(proof.team)}, and pay for your own tee.`;
  const picture = {
    url: designPaths.versionLinkPicture(proof, sideOf(proof)),
    width: 1000,
    height: 1250,
    alt: group.name,
  };
  return {
    ...hidden,
    title,
    description,
    openGraph: { title, description, images: [picture] },
    twitter: { card: "summary_large_image", title, description, images: [picture.url] },
  };
}

export default async function GroupPage({ params, searchParams }: Props) {
  const { token } = await params;
  const { change } = await searchParams;
  const [found, terms] = await Promise.all([getGroup(token), getShopTerms()]);
  if (!found) notFound();
  const { group, proof } = found;
  const isOpen = isGroupOpen(group, now());
  const changed = group.mine.find(({ id, state }) => id === change && state === "unpaid");
  return (
    <div className="container-page pt-8 pb-16 sm:pt-12">
      <p className="wrap-anywhere text-muted-foreground">{titleOfGroup(group)}</p>
      <h1 className="display wrap-anywhere mt-2 text-4xl sm:text-5xl">{group.name}</h1>
      <div className="mt-6 grid gap-10 lg:grid-cols-[minmax(0,1fr)_26rem] xl:gap-14">
        <div className="grid h-fit min-w-0 gap-8 lg:order-2">
          <DrawnPicture
            src={designPaths.versionPicture(proof, sideOf(proof))}
            alt={`The tee of the group in ${proof.colour.name}`}
            width={1000}
            height={1250}
            isFirst
            canAskAgain
            className="max-w-60 rounded-sm lg:hidden"
          />
          <GroupFacts {...{ group, proof, terms, isOpen }} />
          <MyGroupTees
            groupId={group.groupId}
            token={token}
            tees={group.mine}
            doubles={findDoubleNumbers(group.tees)}
            proof={proof}
            paid={group.paid}
            isOpen={isOpen}
          />
          {!isOpen ? (
            <Alert>This group order is closed. No more tees can be added.</Alert>
          ) : proof.blank && proof.team ? (
            <JoinGroup
              key={changed?.id}
              changed={changed}
              token={token}
              proof={proof}
              blank={proof.blank}
              places={proof.team}
              paid={group.paid}
              tees={group.tees}
              mine={group.mine}
              isOneParcel={group.isOneParcel}
              terms={terms}
            >
              <details>
                <summary className="link min-h-11 cursor-pointer content-center">Size chart</summary>
                <SizeChart cut={proof.cut} sizes={proof.blank.sizes.map(({ size }) => size)} />
              </details>
            </JoinGroup>
          ) : (
            <Alert>This tee isn't available right now.</Alert>
          )}
        </div>
        <div className="grid h-fit min-w-0 gap-8">
          <ProofSeen prints={proof.prints.length}>
            <ProofPictures design={proof} first={sideOf(proof)} />
          </ProofSeen>
          <Tees tees={group.tees} sizes={group.sizes} />
        </div>
      </div>
    </div>
  );
}

interface TeesProps {
  tees: readonly { name: string; number: string }[];
  sizes: readonly { size: string; count: number }[];
}

function Tees({ tees, sizes }: TeesProps) {
  if (tees.length === 0) return null;
  return (
    <section aria-labelledby="group-tees">
      <h2 id="group-tees" className="font-semibold text-lg">
        {tees.length === 1 ? "1 tee" : `${tees.length} tees`}
      </h2>
      <p className="mt-1 text-muted-foreground text-sm">
        {sizes.map(({ size, count }) => `${size}: ${count}`).join(" · ")}
      </p>
      <ul className="mt-3 grid gap-x-6 sm:grid-cols-2">
        {tees.map(({ name, number }, nr) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same words
          <li key={nr} className="flex justify-between gap-3 border-b py-2">
            <span dir="auto" className="wrap-anywhere min-w-0">
              {name || "No name"}
            </span>
            <span className="tabular-nums">{number}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
