import { isIP } from "node:net";
import { resolve } from "node:path";

/** The sandbox's passwords are public, so only this machine can reach it. */
export const loopback = "127.0.0.1";

export type SandboxConfig = {
  /** Folder for everything that must survive a restart */
  dir: string;
  shopPort: number;
  gatewayPort: number;
  /** The address that the shop listens on; the stand-ins only listen locally. */
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

/** Some shells set this variable to the machine's name; that must not open the shop to the network. */
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
