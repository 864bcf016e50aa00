import type { Words } from '../../words.ts';

export const age = {
  text: 'We sell tobacco and nicotine products and heated-tobacco devices, only to adults aged {{age}} and over.',
  yes: 'I am {{age}} or older',
  leave: 'Exit',
  remembered: 'We’ll remember your answer in this browser for 30 days. Age is also checked on delivery.',
  sorry: {
    title: 'You must be {{age}} or over',
    text: 'Our products are only for adults aged {{age}} and over.',
    back: 'Selected the wrong answer? Go back',
  },
} satisfies Words;
