import { localized } from '../../fields/nested.ts';
import { picture } from '../../fields/references.ts';
import { text } from '../../fields/text.ts';
import { choice, number } from '../../fields/values.ts';
import { socialAddress } from '../../social/address-field.ts';

/** Telegram shows no more at once. */
const COUNT_MAX = 50;

export const fields = {
  address: socialAddress('comments'),
  title: localized(text()),
  cover: picture(),
  ratio: choice(['4-5', '1-1', '9-16']),
  count: number({ min: 1, max: COUNT_MAX, initial: 5 }),
};

/** What the loader adds: the page's address, under which a channel links to it. */
export type CommentsData = { pageUrl: string };
