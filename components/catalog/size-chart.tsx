import type { Cut } from "@/lib/catalog/product";
import { sizeChart, toCentimetres } from "@/lib/catalog/size-chart";
import { describeSize } from "@/lib/catalog/sizes";

interface SizeChartProps {
  cut: Cut;
  sizes: readonly string[];
}

export function SizeChart({ cut, sizes }: SizeChartProps) {
  const rows = sizeChart(cut, sizes);
  if (rows.length === 0) return null;
  return (
    <>
      <div className="overflow-x-auto">
        <table className="size-table">
          <caption className="sr-only">Measures of the garment by size</caption>
          <thead>
            <tr>
              {["Size", "Chest", "Length"].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ size, chestIn, lengthIn }) => (
              <tr key={size}>
                <th scope="row">{describeSize(size)}</th>
                <Measure inches={chestIn} />
                <Measure inches={lengthIn} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-3 text-muted-foreground text-sm">
        Of the garment laid flat, chest all the way round; half an inch more or less is possible. Measure a
        tee that fits you and compare.
      </p>
    </>
  );
}

function Measure({ inches }: { inches: number }) {
  return (
    <td>
      {`${inches} in `}
      <small>{`/ ${toCentimetres(inches)} cm`}</small>
    </td>
  );
}
