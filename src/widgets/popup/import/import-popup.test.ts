import { describe, expect, it } from 'vitest';
import { imported, leftOutOf, nodesOf, settingsOf, widget, wrapped } from '#tests/popups/an-export.ts';
import { checkTree } from '../../tree/check-tree.ts';
import { parsePopup } from '../parse-popup.ts';
import { pictureFilesIn } from './import-popup.ts';

describe('WG-22 settings of an imported popup', () => {
  it('have the names of spec §3, with the enabled rules and triggers', () => {
    const { settings, leftOut } = settingsOf({
      open_selector: 'a.offer',
      avoid_multiple_popups: 'yes',
      close_button_delay: '2',
      close_button_position: '',
      entrance_animation: 'slideInUp',
      exit_animation: 'fadeIn',
      entrance_animation_duration: { unit: 'px', size: 0.4, sizes: [] },
      prevent_scroll: 'yes',
      close_automatically: 20,
      prevent_close_on_background_click: '',
      prevent_close_on_esc_key: 'yes',
      classes: 'offer',
      a11y_navigation: 'yes',
      triggers: {
        ...{ page_load: 'yes', page_load_delay: 5, scrolling: '', scrolling_direction: 'down' },
        ...{ scrolling_offset: 50, exit_intent: 'yes', click: 'yes', click_times: 3 },
      },
      timing: {
        ...{ page_views: 'yes', page_views_views: 3, sessions: '', sessions_sessions: 2 },
        ...{
          url: 'yes',
          url_action: 'hide',
          url_url: '/checkout',
          sources: 'yes',
          sources_sources: ['search'],
        },
        ...{ logged_in: 'yes', logged_in_users: 'roles', logged_in_roles: ['editor', 'customer'] },
        ...{ devices: 'yes', devices_devices: ['desktop', 'mobile'], times: 'yes', times_times: 2 },
        ...{ times_period: 'week', times_count: 'close', browsers: 'yes', browsers_browsers: 'custom' },
        ...{ browsers_browsers_options: ['chrome', 'safari'], schedule: 'yes', schedule_timezone: 'visitor' },
        ...{ schedule_start_date: '2026-11-01 00:00', schedule_end_date: '' },
      },
    });
    expect(leftOut).toEqual([]);
    expect(settings).toEqual({
      ...{ open_selector: 'a.offer', avoid_multiple_popups: true, close_button_delay: 2 },
      ...{ close_button_position: 'inside', entrance_animation: 'slide-up', exit_animation: 'fade' },
      ...{ entrance_animation_duration: { size: 0.4 }, prevent_scroll: true, close_automatically: 20 },
      ...{ prevent_close_on_background_click: false, prevent_close_on_esc_key: true, classes: 'offer' },
      ...{ a11y_navigation: true, triggers: ['page_load', 'click', 'exit_intent'], page_load_delay: 5 },
      ...{ click_times: 3, views: 3, url: '/checkout', action: 'hide', urlSubject: 'referrer' },
      ...{ sources: ['search'], users: 'roles', roles: ['page-editor', 'customer'] },
      ...{ devices: ['desktop', 'mobile'], times_times: 2, times_period: 'week', times_count: 'close' },
      ...{ browsers: ['chrome', 'safari'], schedule_timezone: 'local' },
      ...{ schedule_start_date: '2026-11-01 00:00', schedule_end_date: '' },
      timing: ['page_views', 'url', 'sources', 'logged_in', 'devices', 'times', 'browsers', 'schedule'],
    });
    expect(parsePopup(settings).ok).toBe(true);
  });

  it('PT-08 the address rule looks at the page the visitor came from', () => {
    expect(settingsOf({}).settings.urlSubject).toBe('referrer');
  });

  it('without enabled flags, enable rules that have values', () => {
    const { settings } = settingsOf({
      triggers: { scrolling_direction: 'up', scrolling_offset: 20, adblock_detection_delay: 4 },
      timing: { times: { times_times: 1, times_period: 'week' }, devices: ['tablet'] },
    });
    expect(settings.triggers).toEqual(['scrolling', 'adblock_detection']);
    expect(settings.timing).toEqual(['devices', 'times']);
  });

  it.each([
    ['slideInUp', 'slide-up', 'slide-down'],
    ['fadeInLeft', 'slide-start', 'slide-start'],
    ['zoomIn', 'zoom', 'zoom'],
    ['', 'none', 'none'],
    ['slideOutDown', 'slide-down', 'slide-down'],
  ])('play %s as %s, and backwards as %s', (name, entrance_animation, exit_animation) => {
    const { settings } = settingsOf({ entrance_animation: name, exit_animation: name });
    expect(settings).toMatchObject({ entrance_animation, exit_animation });
  });

  it('name what is not supported', () => {
    const settings = settingsOf({
      entrance_animation: 'rotateInUpLeft',
      classes: 'a"b',
      overlay_background_color: '#000',
      width: { unit: 'px', size: 640 },
      hide_title: 'yes',
      timing: { logged_in: 'yes', logged_in_users: 'roles', logged_in_roles: ['wizard'], weather: 'sunny' },
    });
    expect(leftOutOf(settings)).toEqual([
      ...['setting: overlay_background_color', 'setting: width', 'setting: timing.weather'],
      ...['value: entrance_animation: rotateInUpLeft', 'value: classes: "a\\"b"', 'value: roles: wizard'],
    ]);
  });
});

describe('WG-22 widgets of an imported popup', () => {
  it('are those of the shop', () => {
    const { tree, leftOut } = nodesOf(
      widget('heading', { title: 'Ten <em>percent</em>', header_size: 'h3' }),
      widget('text-editor', { editor: '<p>Until <strong>Friday</strong>.</p>' }),
      widget('button', { text: 'View &amp; buy', link: { url: '/shop/' } }),
      widget('spacer', { space: { unit: 'px', size: 30 } }),
      widget('divider', {}),
      widget('icon-list', { icon_list: [{ text: 'One' }, { text: 'Two' }] }),
      widget('html', { html: '<p>Plain</p>' }),
    );
    expect(leftOut).toEqual([]);
    expect(tree.map((node) => [node.widget, node.settings])).toEqual([
      ['heading', { text: { en: 'Ten percent', ar: '' }, level: '3' }],
      ['text', { html: { en: '<p>Until <strong>Friday</strong>.</p>', ar: '' } }],
      ['button', { label: { en: 'View & buy', ar: '' }, url: '/shop/', look: 'primary' }],
      ['spacer', { size: { desktop: '6' } }],
      ['divider', {}],
      ['text', { html: { en: '<ul><li>One</li><li>Two</li></ul>', ar: '' } }],
      ['html', { html: { en: '<p>Plain</p>', ar: '' } }],
    ]);
    expect(checkTree(tree, 'popup')).toEqual([]);
  });

  it('closing links close the popup; links to other popups and scripts are removed', () => {
    const closing = encodeURIComponent(JSON.stringify({ action: 'close', do_not_show_again: 'yes' }));
    const long = `#elementor-action%3Aaction%3Dpopup%3Aclose%26settings%3D${encodeURIComponent(btoa('{}'))}`;
    const dynamic = { link: `[elementor-tag id="1" name="popup" settings="${closing}"]` };
    const nodes = nodesOf(
      widget('button', { text: 'Never', __dynamic__: dynamic }),
      widget('button', { text: 'Close', link: { url: long } }),
      widget('button', { text: 'Other', link: { url: '#popup:open?id=7' } }),
      widget('button', { text: 'Script', link: { url: 'javascript:alert(1)' } }),
    );
    expect(nodes.tree.map(({ settings }) => settings.url)).toEqual([
      '#popup:close?do_not_show_again=yes',
      '#popup:close',
      '',
      '',
    ]);
    expect(leftOutOf(nodes)).toEqual(['link: #popup:open?id=7', 'link: javascript:alert(1)']);
  });

  it('a form has the same fields; its actions after submit are listed', () => {
    const nodes = nodesOf(
      widget('form', {
        form_name: 'Call back',
        button_text: 'Call me',
        email_to: 'a@b.example',
        form_fields: [
          { custom_id: 'name', field_label: 'Name', required: 'true' },
          {
            custom_id: 'topic',
            field_type: 'select',
            field_label: 'Topic',
            field_options: 'Device|d\nSticks',
          },
          { custom_id: 'topic', field_type: 'acceptance', acceptance_text: 'I agree.' },
          { custom_id: 'secret', field_type: 'password' },
          { custom_id: 'trap', field_type: 'honeypot' },
        ],
      }),
    );
    const [form] = nodes.tree;
    expect(form?.settings).toMatchObject({
      title: { en: 'Call back' },
      button: { en: 'Call me' },
      fields: [
        { type: 'text', name: 'name', isRequired: true, label: { en: 'Name' } },
        {
          type: 'choice',
          name: 'topic',
          options: [{ label: { en: 'Device' } }, { label: { en: 'Sticks' } }],
        },
        { type: 'consent', name: '', label: { en: 'I agree.' } },
      ],
    });
    expect(checkTree(nodes.tree, 'popup')).toEqual([]);
    expect(leftOutOf(nodes)).toEqual(['field: password secret', 'setting: form.email_to']);
  });

  it('a picture is the one with its file name in the library', () => {
    const content = wrapped(widget('image', { image: { url: 'https://old.example/2024/hero%20one.jpg' } }));
    expect(pictureFilesIn(content as never)).toEqual(['hero one.jpg']);
    const known = imported({ content }, { pictures: { 'hero one.jpg': 7 } });
    expect(known.tree[0]?.settings.image).toBe(7);
    expect(leftOutOf(imported({ content }))).toEqual(['picture: hero one.jpg']);
  });

  it('what the shop lacks is listed once', () => {
    const nodes = nodesOf(
      widget('lottie', {}),
      widget('lottie', {}),
      widget('heading', { title_color: '#fff' }),
    );
    expect(leftOutOf(nodes)).toEqual(['widget: lottie', 'look: title_color']);
    expect(nodes.tree).toEqual([]);
  });

  it('two columns are side by side', () => {
    const column = (title: string) => ({ elType: 'column', elements: [widget('heading', { title })] });
    const { tree } = imported({ content: [{ elType: 'section', elements: [column('A'), column('B')] }] });
    expect(tree.map((node) => [node.widget, Object.keys(node.slots)])).toEqual([
      ['two-columns', ['start', 'end']],
    ]);
    expect(checkTree(tree, 'popup')).toEqual([]);
  });

  it('an Arabic text is in both languages, as English is the fallback', () => {
    const content = wrapped(widget('heading', { title: 'عرض' }));
    expect(imported({ content }, { language: 'ar' }).tree[0]?.settings.text).toEqual({
      en: 'عرض',
      ar: 'عرض',
    });
  });

  it('HTML is left out without the right to write it', () => {
    const content = wrapped(widget('html', { html: '<b>x</b>' }));
    expect(leftOutOf(imported({ content }, { mayWriteHtml: false }))).toEqual(['widget: html']);
  });
});

it('the pages are those of the export, or all', () => {
  const of = (conditions: unknown) => imported({ conditions });
  expect(of(undefined).conditions.include).toEqual([{ kind: 'all' }]);
  expect(of(['include/product']).conditions.include).toEqual([{ kind: 'type', value: 'product' }]);
  const strange = of(['include/general', 'exclude/singular/page/7']);
  expect(strange.conditions.include).toEqual([{ kind: 'all' }]);
  expect(leftOutOf(strange)).toEqual(['setting: conditions: exclude/singular/page/7']);
});
