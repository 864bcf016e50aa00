import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/conversions/': {
    about:
      'Purchases and refunds that the server sends to Google and Meta, or why an event was not sent. The browser sends the same purchase under the same number, so each service counts it once.',
    tasks: [
      {
        title: 'Set up a service',
        text: 'Enter its ID under [adminSettings:menu.settings] › [adminSettings:groups.marketing]; its secret is set on the server. The top of the screen says what is missing.',
      },
      {
        title: 'Understand a state',
        text: 'Held-back events name the reason, such as no consent or an order by staff. Failed ones name what the service answered.',
      },
      { title: 'Send again', text: '[adminConversions:again] repeats a failed event.' },
    ],
  },
} satisfies AreaHelp;
