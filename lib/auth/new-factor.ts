/** The setup of an authenticator app: a QR code, and the same key as text. */
export interface NewFactor {
  factorId: string;
  qrCode: string;
  secret: string;
}

/** In groups of four for typing; apps ignore the spaces. */
export function formatSecret(secret: string): string {
  return secret.replace(/.{4}(?=.)/g, "$& ");
}
