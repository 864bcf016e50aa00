import { describe, expect, it } from 'vitest';
import { imported, leftOutOf, settingsOf, widget, wrapped } from '#tests/popups/an-export.ts';
import { pictureFilesIn, readExport } from './import-popup.ts';

describe('WG-22 a malicious file', () => {
  /** Enough that a non-linear algorithm exceeds the time limit of the test. */
  const MANY = 100_000;
  const dynamic = (link: string) => widget('button', { text: 'Buy', __dynamic__: { link } });

  it.each([
    ['tags without end', { content: wrapped(widget('heading', { title: '<'.repeat(MANY) })) }],
    ['a class name that goes on', { page_settings: { classes: `${'a'.repeat(60)}!` } }],
    ['slashes', { conditions: [`${'/'.repeat(MANY)}a`] }],
    ['names without settings', { content: wrapped(dynamic('name="popup"'.repeat(MANY / 6))) }],
  ])('is parsed at once: %s', (_what, file) => {
    expect(imported(file).name).toBe('Offer');
  });

  it('a picture whose address has an invalid percent escape keeps its raw file name', () => {
    const content = wrapped(widget('image', { image: { url: 'https://old.example/2024/50%.jpg' } }));
    expect(pictureFilesIn(content as never)).toEqual(['50%.jpg']);
    expect(imported({ content }, { pictures: { '50%.jpg': 7 } }).tree[0]?.settings.image).toBe(7);
  });

  it.each(['valueOf', 'constructor', '__proto__'])('%s is not a known name', (name) => {
    const popup = imported({
      conditions: [name],
      display_settings: {
        timing: {
          ...{ logged_in: 'yes', logged_in_users: 'roles', logged_in_roles: [name] },
          ...{ browsers: 'yes', browsers_browsers: [name] },
        },
      },
      content: wrapped(
        widget(name, {}),
        widget('heading', { title: `&${name};`, header_size: name }),
        widget('image', { image: { url: `/${name}` } }),
        widget('form', { form_fields: [{ field_type: name }, { custom_id: 'name' }] }),
      ),
    });
    expect(popup.tree.map((node) => [node.widget, node.settings.level, node.settings.image])).toEqual([
      ['heading', '2', undefined],
      ['picture', undefined, null],
      ['form', undefined, undefined],
    ]);
    expect(popup.tree[0]?.settings.text).toEqual({ en: `&${name};`, ar: '' });
    expect(popup.conditions.include).toEqual([{ kind: 'all' }]);
    expect(leftOutOf(popup)).toEqual([
      ...[`widget: ${name}`, `field: ${name}`, `setting: conditions: ${name}`],
      ...[`value: roles: ${name}`, `value: browsers: ${name}`, `picture: ${name}`],
    ]);
  });

  it('a setting with an inherited name is reported', () => {
    expect(leftOutOf(settingsOf({ valueOf: 'x' }))).toEqual(['setting: valueOf']);
  });

  it.each(['{"a":', '['])('too deep nesting is refused: %s', (open) => {
    const close = open === '[' ? ']' : '}';
    const deep = `${open.repeat(50_000)}1${close.repeat(50_000)}`;
    const settings = `{"classes":${deep},"close_automatically":{"size":${deep}}}`;
    const file = `{"version":"0.4","type":"popup","content":[],"page_settings":${settings}}`;
    expect(readExport(file)).toMatchObject({ ok: false, refusal: { code: 'templates.export-too-deep' } });
  });

  it('objects in place of text are left out', () => {
    const strange = { toString: 1 };
    const popup = imported({
      page_settings: {
        timing: {
          ...{ logged_in: 'yes', logged_in_users: 'roles', logged_in_roles: [strange] },
          ...{ browsers: 'yes', browsers_browsers: [strange] },
          url: [{ match: '/a/' }, strange, { action: strange, match: strange }],
        },
      },
      content: wrapped(widget('spacer', { space: { size: strange } })),
    });
    expect(popup.tree[0]?.settings).toEqual({ size: { desktop: '7' } });
    expect(popup.settings).toMatchObject({ url: '/a/', roles: [], browsers: [] });
    expect(leftOutOf(popup)).toContain('value: roles: {"toString":1}');
  });
});

it('WG-22 a list keeps its known values, so that its rule admits no other visitors', () => {
  const settings = settingsOf({
    timing: {
      ...{ devices: 'yes', devices_devices: ['desktop', 'watch'] },
      ...{ browsers: 'yes', browsers_browsers: ['samsung_internet', 'lynx'] },
      ...{ sources: 'yes', sources_sources: ['search', 'email'] },
    },
  });
  expect(settings.settings).toMatchObject({
    devices: ['desktop'],
    browsers: ['samsung'],
    sources: ['search'],
  });
  expect(leftOutOf(settings)).toEqual([
    'value: sources: email',
    'value: devices: watch',
    'value: browsers: lynx',
  ]);
});
