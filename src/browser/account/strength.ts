import { passwordStrength } from '#shop/identity/rules/password-rule.ts';
import { on } from '../page/on.ts';

function wordsOf(element: HTMLElement): string[] {
  const words: unknown = JSON.parse(element.dataset.strengthWords ?? '[]');
  return Array.isArray(words) ? words.map(String) : [];
}

/** Shows the strength of a new password while it is typed; advisory only. Source: WIRE §11 */
export function start(): void {
  on('input', 'input[type="password"], .password-input input', (field) => {
    const said = document.querySelector<HTMLElement>(`[data-strength-of="${CSS.escape(field.id)}"]`);
    if (said === null || !(field instanceof HTMLInputElement)) return;
    const step = passwordStrength(field.value, said.dataset.strengthEmail ?? '');
    said.dataset.strength = field.value === '' ? '' : String(step);
    said.textContent = field.value === '' ? '' : (wordsOf(said)[step] ?? '');
  });
}
