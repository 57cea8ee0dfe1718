/** What an authenticator app needs: a picture to scan, and the same as text to type. */
export interface NewFactor {
  factorId: string;
  qrCode: string;
  secret: string;
}

/** In groups of four, as people type it; apps leave the spaces out. */
export function formatSecret(secret: string): string {
  return secret.replace(/.{4}(?=.)/g, "$& ");
}
