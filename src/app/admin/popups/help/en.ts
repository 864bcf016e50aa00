import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/popups/simulator/': {
    about:
      'Says for any page and visitor which popups show, in which order, and what stops the others. Nothing is changed or counted.',
    tasks: [
      {
        title: 'Simulate a visit',
        text: 'Enter the address of the page, including what follows the question mark, and describe visitor, cart and what the visitor does. Then click [adminPopups:run].',
      },
      {
        title: 'Find out why a popup doesn’t show',
        text: 'The result names the condition or setting that stops it. Change it in the popup and run the simulation again.',
      },
    ],
  },
  '/admin/popups/figures/': {
    about:
      'How often visitors saw each popup, closed it, and used a link, button or form in it. Staff and robots are not counted.',
    tasks: [
      {
        title: 'Compare popups',
        text: 'Choose the period. [adminPopups:figures.share] says how many of those who saw a popup did something with it.',
      },
      {
        title: 'Look at one popup by day',
        text: 'Open the popup in the table; [adminPopups:figures.showAll] leads back.',
      },
      { title: 'Take the figures with you', text: '[adminPopups:figures.csv] has what the screen shows.' },
      {
        title: 'Test which one works better',
        text: 'Start a popup A/B test; two popups share the visitors evenly.',
      },
    ],
  },
} satisfies AreaHelp;
