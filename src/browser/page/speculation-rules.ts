import { SPECULATION_RULES } from '#kernel/web/speculation-rules.ts';

type Connection = Readonly<{ saveData?: boolean; effectiveType?: string }>;

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/** Adds the speculation rules, except in data-saving mode. */
export function startSpeculationRules(): void {
  if (!HTMLScriptElement.supports?.('speculationrules') || savesData()) return;
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = SPECULATION_RULES;
  document.head.append(rules);
}
