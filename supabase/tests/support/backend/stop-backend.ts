export default async function stopBackends(): Promise<void> {
  for (const child of (globalThis.kapasChildren ?? []).splice(0).reverse()) await child.stop();
}
