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
        <table className="w-full min-w-72 border-collapse text-left tabular-nums">
          <caption className="sr-only">Measures of the garment by size</caption>
          <thead>
            <tr className="border-b border-foreground">
              {["Size", "Chest", "Length"].map((heading) => (
                <th key={heading} scope="col" className="py-2 pr-4 font-semibold text-sm">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ size, chestIn, lengthIn }) => (
              <tr key={size} className="border-b">
                <th scope="row" className="py-2 pr-4 font-semibold">
                  {describeSize(size)}
                </th>
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
    <td className="py-2 pr-4">
      {inches} in <span className="text-muted-foreground">/ {toCentimetres(inches)} cm</span>
    </td>
  );
}
