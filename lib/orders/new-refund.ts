/** For a new refund: staff pay one by UPI themselves, the jobs send the others within a minute. */
export const describeNewRefund = (isByUpi: boolean): string =>
  isByUpi ? "Refund recorded. Now pay it by UPI." : "Refund queued. It goes to Razorpay within a minute.";
