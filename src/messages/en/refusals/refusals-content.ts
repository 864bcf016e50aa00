import type { Words } from '../../words.ts';

/** Texts of refusals about pages, articles, menus, popups, redirects, the coming-soon mode and settings. */
export const contentRefusals = {
  content: {
    'wrong-fields': 'Please check the highlighted fields.',
    'wrong-content': 'Please check the highlighted widgets.',
    'unknown-document': 'This page or article no longer exists.',
    'needed-by-shop': 'The store links to this page, so it can’t be deleted or unpublished.',
    'in-use_one': 'Used in 1 place. Remove it there first.',
    'in-use_other': 'Used in {{count}} places. Remove it there first.',
    'unknown-term': 'This category or tag no longer exists.',
    'term-slug-taken': '“{{slug}}” is already in use. Delete the other one first.',
    'term-in-use_one': 'Used in 1 article or project. Remove it there first.',
    'term-in-use_other': 'Used in {{count}} articles or projects. Remove it there first.',
  },
  templates: {
    'wrong-fields': 'Please check the highlighted fields.',
    'wrong-content': 'Please check the highlighted widgets.',
    circle: 'A saved section can’t contain itself: {{names}}.',
    'in-use_one': 'Used in 1 place. Remove it there first.',
    'in-use_other': 'Used in {{count}} places. Remove it there first.',
    unknown: 'This template no longer exists.',
    'unknown-address': 'No page of the store has the address {{address}}.',
    'no-page':
      'The store has no page yet to show this on. Enter the address of one above, for example from your last order.',
    'export-unreadable': 'This isn’t a template export: it can’t be read as JSON.',
    'export-no-popup': 'This isn’t a popup export. It says it is: {{found}}.',
    'export-other-version': 'This export has version {{found}}. Version 0.4 can be imported.',
    'export-too-large': 'This file is larger than {{most}} MB.',
    'export-too-many': 'This popup has {{count}} elements. At most {{most}} can be imported.',
    'export-too-deep': 'This popup is nested more than {{most}} levels deep.',
  },
  redirects: {
    'wrong-fields': 'Please check the highlighted fields.',
    unknown: 'This redirect no longer exists.',
    'no-list': 'This file isn’t a redirect list. It needs two columns: source and target.',
  },
  'popup-figures': {
    'wrong-body': 'The request could not be read.',
    'wrong-day': 'Only today and yesterday are counted.',
    'unknown-popup': 'This popup is no longer shown.',
    'foreign-origin': 'This request doesn’t come from the store.',
  },
  'ab-tests': {
    'wrong-fields': 'Check the highlighted fields.',
    'not-published': 'Both popups must be published.',
    'other-pages': 'Both popups need the same display conditions, so that the same visitors are compared.',
    'busy-popup': 'One of the popups is in the running test “{{test}}”. End that one first.',
    unknown: 'This test no longer exists.',
    ended: 'This test has already ended.',
  },
  'coming-soon': {
    'unknown-page': 'This page doesn’t exist or isn’t published. Choose another one.',
    'past-opening': 'This time has passed. Choose a later one, or none.',
    'not-signed-in': 'Sign in again.',
    'wrong-token': 'This page has been open for too long. Reload it and try again.',
    'foreign-user': 'You can only dismiss your own banner.',
    'wrong-body': 'The request could not be read. Reload the page and try again.',
    closed: 'The store isn’t open yet.',
  },
  newsletter: {
    'no-list':
      'This file isn’t a subscriber list. Its first line must name the columns email and consent; it can have up to 20,000 rows.',
  },
  forms: {
    'unknown-entry': 'This message no longer exists.',
    'no-delivery': 'Only failed calls can be sent again. This one was delivered or is being sent.',
    'unknown-file': 'This file no longer exists.',
    'unknown-form': 'This form is no longer available.',
    'wrong-fields': 'Please check the fields below.',
    'wrong-answers': 'Please check the fields of the form.',
    'unknown-field': 'This form has no field “{{field}}”. Reload the page and try again.',
    changed: 'This form has changed since you opened it. Check what you typed and send it again.',
    unconfirmed: 'Check your details, then send them.',
    busy: 'Many forms are being sent right now. Please try again in {{seconds}} seconds.',
    'too-quick':
      'The form was submitted too quickly. Your message is still here: check it and send it again.',
    stale: 'This page has expired. Your message is still here: send it again.',
    'too-many_one':
      'You’ve sent several messages. Yours is still here: try again in {{minutes}} minute, or call us.',
    'too-many_other':
      'You’ve sent several messages. Yours is still here: try again in {{minutes}} minutes, or call us.',
  },
  settings: {
    'unknown-key': 'Setting not found.',
    'wrong-value': 'This value isn’t valid. Enter it as described below.',
    'unknown-picture': 'This image is no longer in the media library. Choose another one.',
    'icon-not-square': 'Choose a square image of at least {{least}} × {{least}} pixels.',
    'word-taken': '“/{{word}}/” is already used by another page. Choose a different word.',
  },
} satisfies Words;
