import { expect, it } from 'vitest';
import { defaultSettings } from '#shop/settings/rules/definitions/definitions.ts';
import { galleryParams } from './single-product-params.ts';

it('GA-10 options without entries are a list, as WooCommerce prints them', () => {
  expect(galleryParams(defaultSettings(), 'en')).toMatchObject({ zoom_enabled: '1', zoom_options: [] });
});
