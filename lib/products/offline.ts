/** What every write of a product says without a connection. */
export const offlineWriteMessage =
  "Cannot perform operation while offline. Please check your internet connection and try again.";
