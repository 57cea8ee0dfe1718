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
          <caption className="sr-only">Garment measurements by size</caption>
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
        Measured on the garment laid flat, chest all the way round, give or take 1.3 cm. Compare with a tee
        that fits you.
      </p>
    </>
  );
}

function Measure({ inches }: { inches: number }) {
  return (
    <td>
      {`${toCentimetres(inches)} cm `}
      <small>{`/ ${inches} in`}</small>
    </td>
  );
}
