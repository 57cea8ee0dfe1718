import { Alert } from "@/components/ui/alert";
import { maxAddresses } from "@/lib/addresses/address";

export function AddressBookFull() {
  return (
    <Alert variant="info" title="Your address book is full">
      It holds {maxAddresses} addresses. Delete one that you no longer use to add another.
    </Alert>
  );
}
