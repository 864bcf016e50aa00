import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/ab-tests/': {
    about:
      'Compares two popups on the same pages. Half of the visitors see variant A, half variant B, as long as the test runs.',
    tasks: [
      {
        title: 'Start a test',
        text: 'Publish two popups with the same display conditions, click [adminAbTests:create], choose them, say what counts as success, and enter the usual rate and the smallest difference that matters. The screen works out how many shows are needed.',
      },
      {
        title: 'Read the result',
        text: 'No winner is named before each variant has its sample. Days don’t count while a popup is unpublished or their conditions differ.',
      },
      {
        title: 'End it',
        text: 'Under [adminAbTests:end.title], keep A, B or both. The popup that isn’t kept becomes a draft; the result stays.',
      },
    ],
  },
} satisfies AreaHelp;
