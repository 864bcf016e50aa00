import { isRecord } from '#kernel/is-record.ts';
import type { PopupSettings, Timing, Trigger } from '#shop/popups/popup.ts';
import { popupFields } from '../popup-fields.ts';
import type { LeftOuts } from './left-out.ts';
import {
  toAnimation,
  toBrowsers,
  toDevices,
  toNumber,
  toPosition,
  toRoles,
  toSources,
  toSwitch,
  toZone,
} from './setting-values.ts';
import { isEmpty, isYes, textIn, type Values } from './values.ts';

type Setting = keyof PopupSettings & keyof typeof popupFields;
type Convert = (value: unknown, leftOuts: LeftOuts, name: Setting) => unknown;
/** Other names of a setting in an export, and how its value is converted. */
type Source = Readonly<{ names?: readonly string[]; convert?: Convert }>;
type Sources = Readonly<Partial<Record<Setting, Source>>>;
type Groups<Name extends string> = Readonly<Partial<Record<Name, Sources>>>;

const asText: Convert = (value) => value;
const number: Source = { convert: toNumber };
const toggle: Source = { convert: toSwitch };

/** Rules by the names of spec §3; `url` may be a list, of which the first entry is used. */
const TIMING: Groups<Timing> = {
  page_views: { views: number },
  sessions: { sessions: number },
  url: { url: { names: ['match'] }, action: {} },
  sources: { sources: { convert: toSources } },
  logged_in: { users: {}, roles: { convert: toRoles } },
  devices: { devices: { convert: toDevices } },
  times: {
    times_times: { names: ['times'], ...number },
    times_period: { names: ['period'] },
    times_count: { names: ['count'] },
  },
  browsers: { browsers: { convert: toBrowsers } },
  schedule: {
    schedule_timezone: { names: ['timezone'], convert: toZone },
    schedule_start_date: { names: ['start_date'] },
    schedule_end_date: { names: ['end_date'] },
  },
};

const TRIGGERS: Groups<Trigger> = {
  page_load: { page_load_delay: { names: ['delay'], ...number } },
  scrolling: {
    scrolling_direction: { names: ['direction'] },
    scrolling_offset: { names: ['offset'], ...number },
  },
  scrolling_to: { scrolling_to_selector: { names: ['selector'] } },
  click: { click_times: { names: ['times'], ...number } },
  inactivity: { inactivity_time: { names: ['time'], ...number } },
  exit_intent: {},
  adblock_detection: { adblock_detection_delay: { names: ['delay'], ...number } },
};

const DOCUMENT: Sources = {
  open_selector: {},
  avoid_multiple_popups: toggle,
  close_button_delay: number,
  close_button_position: { convert: toPosition },
  entrance_animation: { convert: toAnimation },
  exit_animation: { convert: toAnimation },
  entrance_animation_duration: { convert: (value) => ({ size: toNumber(value) }) },
  prevent_scroll: toggle,
  close_automatically: number,
  prevent_close_on_background_click: toggle,
  prevent_close_on_esc_key: toggle,
  classes: {},
  a11y_navigation: toggle,
};

/** Settings that every document of the other site has, and values that this shop computes itself. */
const UNSAID = /^(?:_|post_|template$|hide_title$|triggers$|timing$|schedule_server_datetime$)/;

/** A rule or trigger of an export: whether it is enabled, null if not stated, and its values. */
type Own = Readonly<{ isOn: boolean | null; values: Values }>;

function ownOf(group: Values, name: string): Own {
  const settings = group[name];
  if (settings === undefined) return { isOn: null, values: {} };
  if (isRecord(settings)) return { isOn: true, values: settings };
  if (Array.isArray(settings))
    return { isOn: true, values: isRecord(settings[0]) ? settings[0] : { [name]: settings } };
  if (isEmpty(settings) || settings === 'no') return { isOn: false, values: {} };
  return isYes(settings) ? { isOn: true, values: {} } : { isOn: true, values: { [name]: settings } };
}

/** The value of a setting: of the rule itself, or beside it with or without the name of the rule. */
function valueIn(setting: Setting, { names = [] }: Source, place: Place): unknown {
  const { settings, group, name } = place;
  const known = [setting, ...names];
  const parts = [
    ...known.map((one) => settings.values[one]),
    ...known.map((one) => group[`${name}_${one}`]),
    ...(setting === name ? [] : [group[setting]]),
  ];
  return parts.find((value) => value !== undefined);
}

type Place = Readonly<{ name: string; group: Values; settings: Own }>;

/** One setting with a valid value; empty if the export lacks it, or if its value is noted as left out. */
function settled(setting: Setting, value: unknown, leftOuts: LeftOuts): Values {
  const parsed = popupFields[setting].schema.safeParse(value);
  if (parsed.success) return { [setting]: parsed.data };
  leftOuts.note('value', `${setting}: ${JSON.stringify(value) ?? ''}`.slice(0, 120));
  return {};
}

function settingsFrom(
  sources: Sources,
  find: (name: Setting, source: Source) => unknown,
  leftOuts: LeftOuts,
) {
  const entries = Object.entries(sources) as [Setting, Source][];
  return Object.assign(
    {},
    ...entries.map(([setting, source]) => {
      const value = find(setting, source);
      if (value === undefined || value === null) return {};
      return settled(setting, (source.convert ?? asText)(value, leftOuts, setting), leftOuts);
    }),
  ) as Values;
}

/** Names of a group that are no settings of any of its rules. */
function strangersIn(group: Values, groups: Groups<string>): string[] {
  const known = Object.entries(groups).flatMap(([name, sources = {}]) => [
    name,
    ...Object.entries(sources).flatMap(([setting, { names = [] }]) =>
      [setting, ...names].flatMap((one) => [one, `${name}_${one}`]),
    ),
  ]);
  return Object.keys(group).filter(
    (name) => !known.includes(name) && !UNSAID.test(name) && !isEmpty(group[name]),
  );
}

/** Moves the list of chosen browsers to the setting that marks it as custom. */
function withChosenBrowsers({ browsers_browsers_options: chosen, ...group }: Values): Values {
  return group.browsers_browsers === 'custom' ? { ...group, browsers_browsers: chosen } : group;
}

/**
 * The rules or triggers of an export. If it states for none whether it is enabled, those with values are.
 *
 * @param listName the setting that lists the enabled ones
 */
function readGroup(listName: 'timing' | 'triggers', raw: unknown, leftOuts: LeftOuts): Values {
  const group = withChosenBrowsers(isRecord(raw) ? raw : {});
  const groups: Groups<string> = listName === 'timing' ? TIMING : TRIGGERS;
  const saysWhich = Object.keys(groups).some((name) => ownOf(group, name).isOn !== null);
  const enabled: string[] = [];
  const settings = Object.entries(groups).map(([name, sources = {}]) => {
    const settings = ownOf(group, name);
    const find = (setting: Setting, source: Source) => valueIn(setting, source, { name, group, settings });
    const values = settingsFrom(sources, find, leftOuts);
    const hasValues = Object.keys(values).length > 0;
    if (settings.isOn === true || (!saysWhich && settings.isOn === null && hasValues)) enabled.push(name);
    return enabled.includes(name) ? values : {};
  });
  for (const name of strangersIn(group, groups)) leftOuts.note('setting', `${listName}.${name}`);
  return Object.assign({}, ...settings, { [listName]: enabled }) as Values;
}

/** Further addresses of a rule that comes as a list. */
function noteFurther(timing: unknown, leftOuts: LeftOuts): void {
  const url = isRecord(timing) ? timing.url : null;
  if (!Array.isArray(url)) return;
  for (const one of url.slice(1)) {
    const texts = isRecord(one) ? [textIn(one.action), textIn(one.match) || textIn(one.url)] : [textIn(one)];
    leftOuts.note('value', `url: ${texts.join(' ')}`);
  }
}

/**
 * Converts the popup settings of another site, named as in spec §3, to this shop's.
 *
 * @param raw document settings, with `triggers` and `timing`
 * @returns the differences from a new popup; what is not taken over is noted
 */
export function toPopupSettings(raw: Values, leftOuts: LeftOuts): Partial<PopupSettings> {
  const document = settingsFrom(DOCUMENT, (name) => raw[name], leftOuts);
  for (const name of Object.keys(raw))
    if (!Object.hasOwn(DOCUMENT, name) && !UNSAID.test(name) && !isEmpty(raw[name]))
      leftOuts.note('setting', name);
  noteFurther(raw.timing, leftOuts);
  return {
    ...document,
    ...readGroup('triggers', raw.triggers, leftOuts),
    ...readGroup('timing', raw.timing, leftOuts),
  } as Partial<PopupSettings>;
}
