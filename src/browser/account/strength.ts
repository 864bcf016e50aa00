import { passwordStrength } from '#shop/identity/rules/password-rule.ts';
import { on } from '../page/on.ts';

function wordsOf(element: HTMLElement): string[] {
  const words: unknown = JSON.parse(element.dataset.strengthWords ?? '[]');
  return Array.isArray(words) ? words.map(String) : [];
}

/** Shows the strength of a new password while it is typed; advisory only. Source: WIRE §11 */
export function start(): void {
  on('input', 'input[type="password"], .password-input input', (field) => {
    const output = document.querySelector<HTMLElement>(`[data-strength-of="${CSS.escape(field.id)}"]`);
    if (output === null || !(field instanceof HTMLInputElement)) return;
    const step = passwordStrength(field.value, output.dataset.strengthEmail ?? '');
    output.dataset.strength = field.value === '' ? '' : String(step);
    output.textContent = field.value === '' ? '' : (wordsOf(output)[step] ?? '');
  });
}
