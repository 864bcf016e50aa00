/** Whether a text is an address that a browser opens as a page: http or https, and nothing that acts. */
export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
