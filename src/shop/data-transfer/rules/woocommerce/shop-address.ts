const LONGEST_ADDRESS = 500;

/** @returns the base URL without trailing slash; null when it is not a shop URL */
export function parseShopAddress(typed: string): string | null {
  const text = typed.trim();
  if (text.length > LONGEST_ADDRESS) return null;
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (text === '' || !URL.canParse(whole)) return null;
  const { protocol, host, pathname, username, password } = new URL(whole);
  if (!['https:', 'http:'].includes(protocol) || username !== '' || password !== '') return null;
  return `${protocol}//${host}${pathname.replace(/\/(?:wp-json|wp-admin)(?:\/.*)?$/, '').replace(/\/+$/, '')}`;
}
