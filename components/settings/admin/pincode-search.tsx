import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

interface PincodeSearchProps {
  typed: string;
  isWrong: boolean;
}

/** A plain GET form, so that the result has a URL. */
export function PincodeSearch({ typed, isWrong }: PincodeSearchProps) {
  return (
    <form method="get" className="mt-6 max-w-sm">
      <Field id="pincode" label="Pincode" error={isWrong ? "Enter six digits, such as 560001" : undefined}>
        {(control) => (
          <span className="flex gap-3">
            <Input {...control} name="pincode" inputMode="numeric" autoComplete="off" defaultValue={typed} />
            <Button type="submit" variant="outline">
              Find
            </Button>
          </span>
        )}
      </Field>
    </form>
  );
}
