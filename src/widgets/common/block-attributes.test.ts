import { expect, it } from 'vitest';
import { initialOf } from '../fields/field.ts';
import { resolveValues } from '../tree/print/resolve-values.ts';
import { blockAttributes } from './block-attributes.ts';
import { type CommonValues, commonFields } from './common-fields.ts';

const attributesOf = async (values: Partial<CommonValues>) =>
  blockAttributes(await resolveValues(commonFields, { ...initialOf(commonFields), ...values }, {} as never));

it('prints nothing but the entrance for a block without common settings', async () => {
  const printed = Object.entries(await attributesOf({})).filter(([, value]) => value !== undefined);
  expect(printed).toEqual([['data-reveal', '']]);
});

it('LY-01 a smaller device inherits the spacing of the next larger one', async () => {
  const { style, className } = await attributesOf({
    spaceBefore: { desktop: '7', mobile: '3' },
    background: 'sunken',
  });
  expect(style).toEqual({
    '--before-desktop': 'var(--s-7)',
    '--before-tablet': 'var(--s-7)',
    '--before-mobile': 'var(--s-3)',
    '--block-ground': 'var(--c-sunken)',
  });
  expect(className).toBe('j-block');
});

it('SK-01 lists the devices on which a block is sticky or hidden, and has its anchor', async () => {
  expect(
    await attributesOf({
      stickyOn: ['desktop'],
      hideOn: ['mobile', 'tablet'],
      anchor: 'offers',
      className: 'my-own',
      entrance: false,
    }),
  ).toMatchObject({
    'data-sticky-on': 'desktop',
    'data-hide-on': 'mobile tablet',
    'data-reveal': undefined,
    id: 'offers',
    className: 'my-own',
  });
});
