/** Of a refund that was just asked for: staff pay one by UPI themselves, the jobs of the next minute send the others. */
export const describeNewRefund = (isByUpi: boolean): string =>
  isByUpi ? "Refund recorded. Pay it by UPI next." : "Refund queued. It goes to Razorpay within a minute.";
