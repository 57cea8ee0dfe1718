import "server-only";

const firstPicture = /<link rel="preload" as="image" [^>]*fetchPriority="high"\/>/;
const script = /<script src="(\/_next\/static\/chunks\/[\w.-]+\.js)"(?: id="([\w-]+)")? async=""><\/script>/g;
const preloadedScript = /<link rel="preload" as="script" fetchPriority="low" href="[^"]*"\/>/g;

/** Megabits a second. A faster connection loads both at once; delayed scripts would only slow down the first click. */
const slowBelow = 5;
/** JavaScript: true where the browser reports a slow connection. */
export const slowLine = `navigator.connection?.downlink<${slowBelow}`;
/** A missing picture must not keep the page from hydrating. */
const longestMs = 1500;

/** Part of the page. Listens before the picture is requested, on its preload and, in browsers without preload, on the picture. */
const release = `(s=>{let d=document,f=["load","error"],g=e=>{if(s&&(!e||e.target.matches?.("[fetchpriority=high]"))){s.forEach(([a,i])=>{let n=d.createElement("script");n.src=a;n.async=!0;if(i)n.id=i;d.head.append(n)});s=0;f.forEach(t=>d.removeEventListener(t,g,!0))}};if(${slowLine}){f.forEach(t=>d.addEventListener(t,g,!0));setTimeout(g,${longestMs})}else g()})`;

/**
 * On a slow connection the first picture loads alone: the page's scripts, four times as large, start when it
 * is there. Pages that start without a picture stay unchanged.
 */
export function deferScripts(html: string): string {
  const scripts = [...html.matchAll(script)].map(([, src, id]) => (id ? [src, id] : [src]));
  if (!firstPicture.test(html) || scripts.length === 0) return html;
  return html
    .replace(script, "")
    .replace(preloadedScript, "")
    .replace(firstPicture, (link) => `<script>${release}(${JSON.stringify(scripts)})</script>${link}`);
}
