import { STAFF_HINT } from '#kernel/editing/staff-hint.ts';

const UNAUTHORIZED = 401;

/**
 * Calls an admin action as the signed-in staff member.
 *
 * @returns null if not signed in, not allowed, or refused
 */
export async function callAdminAction<Value>(action: string, input: object): Promise<Value | null> {
  const { lang } = document.documentElement;
  const response = await fetch('/admin/actions/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action, input, language: lang }),
  });
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  if (response.status === UNAUTHORIZED) document.cookie = `${STAFF_HINT}=; Max-Age=0; Path=/`;
  if (!response.ok) return null;
  const { value } = (await response.json()) as { value: Value };
  return value;
}
