/** The facts of the shop that a text can name without typing them. */
export function FactList({ names }: { names: Readonly<Record<string, string>> }) {
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-muted-foreground lg:min-h-0">
        Fees and days that follow the settings
      </summary>
      <dl className="mt-2 grid gap-1">
        {Object.entries(names).map(([name, about]) => (
          <div key={name} className="flex flex-wrap gap-x-3">
            <dt>
              <code>{`{{${name}}}`}</code>
            </dt>
            <dd className="text-muted-foreground">{about}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
