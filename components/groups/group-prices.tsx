import { describeTeeCount, type GroupTeePrices, listGroupPrices } from "@/lib/groups/group-order";
import { formatPaise } from "@/lib/money";

/** The price of each tee, by the number of paid ones. */
export function GroupPrices({ of }: { of: GroupTeePrices }) {
  return (
    <table className="size-table">
      <caption className="pb-2 text-left font-semibold text-lg">Price of each tee</caption>
      <thead>
        <tr>
          <th scope="col">Paid tees</th>
          <th scope="col">Each</th>
        </tr>
      </thead>
      <tbody>
        {listGroupPrices(of).map((step) => (
          <tr key={step.from}>
            <th scope="row">{describeTeeCount(step)}</th>
            <td translate="no">{formatPaise(step.unitPaise)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
