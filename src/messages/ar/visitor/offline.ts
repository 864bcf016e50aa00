import type { Words } from '../../words.ts';

/** What is said of a cart that is changed while the line is away. */
export const offline = {
  kept: 'أنت غير متصل بالإنترنت. ستُحفظ تغييراتك عند عودة الاتصال.',
  sent: 'عاد الاتصال وحُفظت تغييراتك.',
  refused: 'عاد الاتصال، وتعذّر حفظ بعض التغييرات:',
} satisfies Words;
