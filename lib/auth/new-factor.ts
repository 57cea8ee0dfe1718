/** What an authenticator app needs: a picture to scan, and the same as text to type. */
export interface NewFactor {
  factorId: string;
  qrCode: string;
  secret: string;
}
