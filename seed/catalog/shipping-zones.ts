export const SHIPPING_ZONES = [
  {
    zone: "remote",
    name: "North-East, Jammu and Kashmir, Ladakh, islands",
    fee: 99,
    free_over: 1999,
    // From order to delivery.
    min_days: 7,
    max_days: 12,
    states: [
      "Andaman and Nicobar Islands",
      "Arunachal Pradesh",
      "Assam",
      "Jammu and Kashmir",
      "Ladakh",
      "Lakshadweep",
      "Manipur",
      "Meghalaya",
      "Mizoram",
      "Nagaland",
      "Sikkim",
      "Tripura",
    ],
  },
];
