import type { Words } from '../words.ts';

/** Why popups show or don't, in the simulator and in the panel of staff on the page. */
export const popups = {
  shown: {
    page_load: 'No. {{order}}, {{seconds}} s after the page loads',
    scrolling: 'No. {{order}}, on scrolling',
    scrolling_to: 'No. {{order}}, when the element comes into view',
    click: 'No. {{order}}, on a click',
    inactivity: 'No. {{order}}, after {{seconds}} s, when nothing happens',
    exit_intent: 'No. {{order}}, when the pointer leaves at the top',
    adblock_detection: 'No. {{order}}, after {{seconds}} s, because of the ad blocker',
  },
  reasons: {
    disabled: 'The visitor asked not to see it again.',
    page_views: '{{seen}} of {{needed}} page views since the first check.',
    sessions: '{{seen}} of {{needed}} sessions since the first check.',
    url: {
      show: 'The address {{address}} doesn’t contain “{{url}}”.',
      hide: 'The address {{address}} contains “{{url}}”.',
      regex: 'The address {{address}} doesn’t match the pattern {{url}}.',
      broken: 'The pattern {{url}} can’t be used.',
    },
    sources: {
      internal: 'The visitor came from this store.',
      external: 'The visitor came from another site.',
      search: 'The visitor came from a search engine.',
      none: 'The visitor typed the address.',
    },
    logged_in: {
      all: 'The visitor is signed in.',
      roles: 'The visitor has one of the excluded roles.',
    },
    devices: {
      desktop: 'Not shown on desktops.',
      tablet: 'Not shown on tablets.',
      mobile: 'Not shown on phones.',
    },
    browsers: {
      chrome: 'Not shown in Chrome.',
      edge: 'Not shown in Edge.',
      firefox: 'Not shown in Firefox.',
      opera: 'Not shown in Opera.',
      safari: 'Not shown in Safari.',
      samsung: 'Not shown in Samsung Internet.',
      other: 'Not shown in this browser.',
    },
    times: 'Shown {{shown}} of at most {{most}} times.',
    schedule: {
      before: 'Starts at {{start}}; it is {{now}}.',
      after: 'Ended at {{end}}; it is {{now}}.',
    },
    page_load: 'Opens {{needed}} s after the page loads; the visit takes {{seconds}} s.',
    scrolling: {
      down: 'Opens at {{needed}}% of the page; {{percent}}% were scrolled.',
      up: 'Opens on scrolling up, and nobody did.',
    },
    scrolling_to: 'Opens when {{selector}} comes into view, which it doesn’t.',
    click: 'Opens on click no. {{needed}}; there are {{clicks}}.',
    inactivity: 'Opens after {{needed}} s without activity; there are {{idle}} s.',
    exit_intent: 'Opens when the pointer leaves at the top, which it doesn’t.',
    adblock_detection: {
      none: 'Opens only for ad blockers, and there is none.',
      early: 'Looks for an ad blocker after {{needed}} s; the visit takes {{seconds}} s.',
    },
    'no-trigger': 'No trigger is on: only a link or its selector opens it.',
    held: 'Another popup has shown on the page.',
  },
  roles: {
    customer: 'Customer',
    owner: 'Owner',
    manager: 'Manager',
    'order-desk': 'Order desk',
    'catalogue-editor': 'Catalogue editor',
    'page-editor': 'Page editor',
  },
} satisfies Words;
