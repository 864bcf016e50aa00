import type { Words } from '../../words.ts';

/** Texts about changing the cart without a connection. */
export const offline = {
  kept: 'أنت غير متصل بالإنترنت. ستُحفظ تغييراتك عند عودة الاتصال.',
  sent: 'عاد الاتصال وحُفظت تغييراتك.',
  refused: 'عاد الاتصال، وتعذّر حفظ بعض التغييرات:',
} satisfies Words;
