import { LIKELY_NEXT } from '#kernel/likely-next.ts';

type Connection = Readonly<{ saveData?: boolean; effectiveType?: string }>;

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/** Tells the browser which pages are likely next, unless its user saves data. */
export function startLikelyNext(): void {
  if (!HTMLScriptElement.supports?.('speculationrules') || savesData()) return;
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = LIKELY_NEXT;
  document.head.append(rules);
}
