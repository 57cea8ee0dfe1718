const labels: Readonly<Record<string, string>> = {
  ...{ cod: "Cash", upi: "UPI", card: "Card", netbanking: "Net banking", wallet: "Wallet", emi: "EMI" },
  ...{ emandate: "Bank e-mandate", other: "Other" },
};

/** "Net banking" for the gateway's "netbanking"; a method that it added since is returned as it is. */
export const formatPaymentMethod = (method: string): string => labels[method] ?? method;
