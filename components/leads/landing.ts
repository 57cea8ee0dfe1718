const key = "kapas landing";

const namesCampaign = (search: string) => /[?&]utm_/.test(search);

/** Stores the campaign of the landing page in this tab: the form may be sent some pages later. */
export function storeLanding(): void {
  try {
    if (namesCampaign(window.location.search)) sessionStorage.setItem(key, window.location.search);
  } catch {
    // Without storage the current page's URL is used.
  }
}

/** The query with the campaign's parameters. */
export function landingSearch(): string {
  if (namesCampaign(window.location.search)) return window.location.search;
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}
