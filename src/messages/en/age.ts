import type { Words } from '../words.ts';

export const age = {
  text: 'We sell tobacco, nicotine and the devices that heat them. The law allows us to show and sell them to adults alone.',
  yes: 'I am {{age}} or older',
  leave: 'Leave',
  remembered: 'This browser remembers your answer for 30 days. Age is checked again on delivery.',
  sorry: {
    title: 'Come back another year',
    text: 'Everything we sell is for adults aged {{age}} and over. Thank you for answering honestly.',
    back: 'Pressed the wrong button? Back to the question',
  },
} satisfies Words;
