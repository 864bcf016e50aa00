import { describe, expect, test } from 'vitest';
import { joinSources } from '#kernel/web/csp-sources.ts';
import { purposeOfGoogleTag, sourcesOfTags, TAG_ORIGINS, tagsOf } from './tags.ts';

const NONE = {
  'analytics.googleTag': '',
  'analytics.tagManager': '',
  'analytics.metaPixel': '',
  'analytics.consent': 'wait',
  'analytics.leaveOutStaff': true,
} as const;

const hostsOf = (settings: object) => {
  const tags = tagsOf({ ...NONE, ...settings }, TAG_ORIGINS);
  return tags === null ? null : joinSources(sourcesOfTags(tags));
};

describe('AN-01 tags of a shop', () => {
  test('do not exist without an id', () => expect(tagsOf(NONE, TAG_ORIGINS)).toBeNull());

  test('Google Analytics opens the policy for Google alone, and for no advertising', () => {
    const hosts = hostsOf({ 'analytics.googleTag': 'G-ABCD1234' });
    expect(hosts?.['script-src']).toEqual(['https://www.googletagmanager.com']);
    expect(hosts?.['frame-src']).toEqual([]);
    expect(JSON.stringify(hosts)).not.toMatch(/facebook|doubleclick/);
  });

  test('the Meta pixel opens the policy for Meta alone', () => {
    expect(hostsOf({ 'analytics.metaPixel': '123456789012345' })).toEqual({
      'script-src': ['https://connect.facebook.net'],
      'frame-src': [],
      'media-src': [],
      'img-src': ['https://www.facebook.com', 'https://connect.facebook.net'],
      'connect-src': ['https://www.facebook.com', 'https://connect.facebook.net'],
    });
  });

  test('a Google tag is for statistics, or for marketing where it advertises', () => {
    expect(['G-ABCD1234', 'GT-ABCD1234', 'AW-123456', 'DC-123456'].map(purposeOfGoogleTag)).toEqual([
      ...['analytics', 'analytics', 'marketing', 'marketing'],
    ]);
  });
});
