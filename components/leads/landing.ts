const key = "kapas landing";

const namesCampaign = (search: string) => /[?&]utm_/.test(search);

/** Remembers in this tab by which campaign it came: the form may be sent some pages later. */
export function keepLanding(): void {
  try {
    if (namesCampaign(window.location.search)) sessionStorage.setItem(key, window.location.search);
  } catch {
    // Without storage the address of the page counts.
  }
}

/** The query that names the campaign. */
export function landingSearch(): string {
  if (namesCampaign(window.location.search)) return window.location.search;
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}
