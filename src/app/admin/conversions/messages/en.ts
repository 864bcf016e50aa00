import type { Words } from '#messages/words.ts';

/** What Google and Meta were told of orders. */
export const adminConversions = {
  menu: { conversions: 'Sent events' },
  lead_one:
    'Purchases and refunds that the server sends to Google and Meta. They are kept for {{count}} day.',
  lead_other:
    'Purchases and refunds that the server sends to Google and Meta. They are kept for {{count}} days.',
  services: { google: 'Google Analytics', meta: 'Meta' },
  setup: {
    title: 'Services',
    off: 'Off: no ID in the settings',
    'no-measurement-id': 'The ID {{id}} is not a data stream (G-…): nothing is sent by the server',
    'no-secret': '{{id}} · no secret: set {{key}} in the server’s environment',
    ready: '{{id}} · ready',
    google:
      'Google confirms nothing: it answers a wrong secret like the right one. Check in Google Analytics, under Reports → Realtime, that purchases arrive.',
    refunds: 'Meta has no event for refunds: they are sent to Google only.',
    browser:
      'The same purchase is also sent by the buyer’s browser, under the same number: each service counts it once. What browsers send is not listed here; ad blockers stop it, and without consent nothing is sent.',
    settings: 'Settings',
  },
  event: 'Event',
  events: { purchase: 'Purchase', refund: 'Refund' },
  service: 'Service',
  order: 'Order',
  value: 'Value',
  state: 'State',
  states: { waiting: 'Waiting', sent: 'Sent', failed: 'Failed', 'held-back': 'Held back' },
  reasons: {
    'tag-off': 'The service is off in the settings.',
    'no-measurement-id': 'The Google tag ID is not a data stream (G-…).',
    'no-secret': 'The server has no secret for this service.',
    staff: 'The order was placed by signed-in staff.',
    'no-consent': 'The buyer did not allow it.',
    'purchase-not-sent': 'The purchase was not sent, so there is nothing to take back.',
    'too-old': 'The service no longer accepts an event this old.',
    refused: 'The service refused it.',
    unreachable: 'The service did not answer.',
    elsewhere: 'The service redirected elsewhere.',
    inside: 'The service’s address is not public.',
    'too-large': 'The answer was too large.',
  },
  tries_one: '{{count}} attempt',
  tries_other: '{{count}} attempts',
  status: 'Status {{status}}',
  fields: 'Fields',
  again: 'Send again',
  queued: 'The event will be sent shortly.',
  search: 'Order number',
  none: 'No events',
  noneText: 'Each new order of the storefront appears here once a service is set up.',
  noneFound: 'No event matches these filters.',
} satisfies Words;
