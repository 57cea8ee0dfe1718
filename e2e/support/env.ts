export const shopPort = Number(process.env.PORT ?? 3108);
export const gatewayPort = Number(process.env.SANDBOX_PORT ?? 24_418);
export const sandboxDir = process.env.SANDBOX_DIR ?? ".sandbox-e2e";
export const shopUrl = `http://localhost:${shopPort}`;
export const gatewayUrl = `http://127.0.0.1:${gatewayPort}`;
