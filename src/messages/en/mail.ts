import type { Words } from '../words.ts';

export const mail = {
  confirmation: {
    subject: 'Your order {{number}} at Jamra',
    preview: 'We have your order and start packing.',
    greeting: 'Thank you, {{name}}',
    text: 'We have your order {{number}} of {{date}} and start packing it. The driver calls you before arriving and checks your age at the door.',
    look: 'See the order',
    questions: 'Questions? Answer this mail or call {{phone}}.',
  },
} satisfies Words;
