import { isIP } from "node:net";
import { resolve } from "node:path";

/** The passwords of the sandbox are published, so only this machine reaches it. */
export const loopback = "127.0.0.1";

export type SandboxConfig = {
  /** Where everything that must survive a restart is kept */
  dir: string;
  shopPort: number;
  gatewayPort: number;
  /** The address that the shop listens on; the stand-ins never leave this machine. */
  host: string;
  siteUrl: string;
  gatewayUrl: string;
};

function readPort(name: string, fallback: number): number {
  const value = process.env[name];
  if (value === undefined || value === "") return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`${name} must be a port between 1 and 65535, but is "${value}"`);
  }
  return port;
}

/** Some shells keep the machine's name in this variable; that does not mean that the shop should be open to the network. */
function readHost(): string {
  const value = process.env.HOST ?? "";
  return isIP(value) ? value : loopback;
}

export function readSandboxConfig(): SandboxConfig {
  const shopPort = readPort("PORT", 3000);
  const gatewayPort = readPort("SANDBOX_PORT", 54_321);
  return {
    dir: resolve(process.env.SANDBOX_DIR ?? ".sandbox"),
    shopPort,
    gatewayPort,
    host: readHost(),
    siteUrl: `http://localhost:${shopPort}`,
    gatewayUrl: `http://127.0.0.1:${gatewayPort}`,
  };
}
