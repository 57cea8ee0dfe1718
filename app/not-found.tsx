/** Shown where the shop's layout itself is missing. Every page loads it, so it is short. */
export default function NotFound() {
  return <h1 className="display p-8 text-4xl">Page not found</h1>;
}
