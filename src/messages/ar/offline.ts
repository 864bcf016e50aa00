import type { Words } from '../words.ts';

/** What is said of a cart that is changed while the line is away. */
export const offline = {
  kept: 'أنت غير متصل بالإنترنت. حُفظ هذا وسيُرسل حين يعود الاتصال.',
  sent: 'عاد الاتصال، وأُرسل ما كان محفوظًا.',
  refused: 'عاد الاتصال، وتعذّر ما يلي:',
} satisfies Words;
