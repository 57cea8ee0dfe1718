import autocannon from "autocannon";

const options = { connections: 10, headers: { "accept-encoding": "br" } };

/** Requests a second of ten connections with a browser's encodings, after a second of warming up. */
export async function measureThroughput(url: string): Promise<number> {
  await autocannon({ ...options, url, duration: 1 });
  const { non2xx, errors, requests } = await autocannon({ ...options, url, duration: 5 });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} bad answers, ${errors} errors`);
  return requests.average;
}
