/** Where the shop's frame itself is missing. Every page carries it, so it is short. */
export default function NotFound() {
  return <h1 className="display p-8 text-4xl">Page not found</h1>;
}
