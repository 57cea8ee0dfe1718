/** `offices` lists "pincode city", separated by commas; "!" marks an office where couriers take no cash. */
export type StatePincodes = { state: string; days: number; offices: string };
