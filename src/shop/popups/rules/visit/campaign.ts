const PARAMETER = /^utm_[a-z]{1,20}$/;
const VALUE_MAX = 200;

/** The parameters of an address that name a campaign: `utm_source` and its like. */
export function campaignOf(search: string): Record<string, string> {
  const named = [...new URLSearchParams(search)].filter(([name]) => PARAMETER.test(name));
  return Object.fromEntries(named.map(([name, value]) => [name, value.slice(0, VALUE_MAX)]));
}
