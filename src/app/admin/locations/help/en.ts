import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/locations/': {
    about:
      'Where stock is kept. Orders are fulfilled from the first location with enough stock, in the order of the list.',
    tasks: [
      {
        title: 'Correct the stock of a product',
        text: 'Choose it under [adminLocations:moving], enter the quantity and a reason, and update. Every change stays in the stock history.',
      },
      {
        title: 'Transfer stock',
        text: 'Choose the product, both locations and the quantity, then click [adminLocations:move].',
      },
      {
        title: 'Count stock',
        text: 'Open [adminLocations:countSheet] for a location. Print the sheet, or enter counted quantities; the difference is recorded.',
      },
      {
        title: 'See what runs low',
        text: '[adminLocations:low] lists published products at or below their threshold.',
      },
      {
        title: 'Close a location',
        text: '[adminLocations:close] transfers its stock first. It can be reactivated.',
      },
    ],
  },
} satisfies AreaHelp;
