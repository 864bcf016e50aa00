import { passwordStrength } from '#shop/access/password-rule.ts';
import { on } from '../page/on.ts';

function wordsOf(element: HTMLElement): string[] {
  const words: unknown = JSON.parse(element.dataset.strengthWords ?? '[]');
  return Array.isArray(words) ? words.map(String) : [];
}

/** Says how hard a new password is to guess, while it is typed; a hint, never a hurdle. Source: WIRE §11 */
export function startStrength(): void {
  on('input', 'input[type="password"], .password-input input', (field) => {
    const said = document.querySelector<HTMLElement>(`[data-strength-of="${CSS.escape(field.id)}"]`);
    if (said === null || !(field instanceof HTMLInputElement)) return;
    const step = passwordStrength(field.value, said.dataset.strengthEmail ?? '');
    said.dataset.strength = field.value === '' ? '' : String(step);
    said.textContent = field.value === '' ? '' : (wordsOf(said)[step] ?? '');
  });
}
