import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

interface PincodeSearchProps {
  typed: string;
  isWrong: boolean;
}

/** A plain form: its answer has an address. */
export function PincodeSearch({ typed, isWrong }: PincodeSearchProps) {
  return (
    <form method="get" className="mt-6 flex max-w-sm items-start gap-3">
      <Field
        id="pincode"
        label="Pincode"
        error={isWrong ? "Type six digits, such as 560001" : undefined}
        className="flex-1"
      >
        {(control) => (
          <Input {...control} name="pincode" inputMode="numeric" autoComplete="off" defaultValue={typed} />
        )}
      </Field>
      <Button type="submit" variant="outline" className="mt-7.5">
        Find
      </Button>
    </form>
  );
}
