export default async function stopBackends(): Promise<void> {
  for (const child of (globalThis.kapasChildren ?? []).reverse()) await child.stop();
}
