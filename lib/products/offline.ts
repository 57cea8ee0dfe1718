/** The message of every product write when offline. */
export const offlineWriteMessage =
  "Cannot perform operation while offline. Please check your internet connection and try again.";
