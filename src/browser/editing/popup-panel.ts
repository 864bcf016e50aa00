import type { PopupSettings } from '#shop/popups';
import type { Reason } from '#shop/popups/rules/reasons/reason.ts';
import { settingAnchor } from '#shop/popups/rules/reasons/reason.ts';
import { whyHeld } from '#shop/popups/rules/reasons/why.ts';
import { whyStopped } from '#shop/popups/rules/reasons/why-stopped.ts';
import { whyWaiting } from '#shop/popups/rules/reasons/why-waiting.ts';
import { readVisitHash } from '#shop/popups/rules/visit/visit-hash.ts';
import { STILL } from '#shop/popups/rules/walk/walk.ts';
import { type Considered, readConsidered } from '../popups/considered.ts';
import { callAdminAction } from './call-admin-action.ts';
import { toAnchor, toDisclosure } from './disclosure.ts';

/** The popups of the page from the back office, with the texts of the panel. */
type Known = Readonly<{
  words: object;
  /** Of settings. */
  labels: Readonly<Record<string, string>>;
  popups: readonly Readonly<{ id: number; name: string; href: string }>[];
  /** A/B tests that run. */
  abTests: readonly Readonly<{ id: number; name: string; href: string }>[];
  /** The simulator, at this page. */
  simulator: string;
}>;
type Named = Known['popups'][number];

/** A sentence of the panel. */
function say({ words }: Known, key: string, values: Reason['values'] = {}): string {
  let text: unknown = words;
  for (const part of key.split('.')) text = (text as Record<string, unknown> | undefined)?.[part];
  return String(text ?? key).replace(/\{\{(\w+)\}\}/g, (_mark, name: string) => String(values[name] ?? ''));
}

type Line = Readonly<{ key: string; reason: Reason }>;

/** The reasons why a popup is not shown, or what it waits for. */
function linesOf(settings: PopupSettings, considered: Considered): Line[] {
  const because = (reason: Reason): Line => ({ key: `reasons.${reason.code}`, reason });
  switch (considered.state) {
    case 'stopped':
      return [because(whyStopped(considered.by, { settings, facts: considered.facts }))];
    case 'held':
      return [because(whyHeld(considered.hold, settings))];
    case 'armed':
      return whyWaiting(settings, STILL).map((reason) => ({ key: `armed.${reason.code}`, reason }));
    case 'fired':
    case 'failed':
      return [];
  }
}

/** The status of a popup: open, or its current state. */
function stateOf(id: number, considered: Considered | null): string {
  if (document.querySelector(`dialog[open][data-popup-id="${id}"]`) !== null) return 'panel.open';
  if (considered === null) return 'panel.checking';
  return considered.state === 'fired' ? `fired.${considered.by}` : `panel.${considered.state}`;
}

function paragraph(...content: (string | Node)[]): HTMLParagraphElement {
  const element = document.createElement('p');
  element.append(...content);
  return element;
}

/** The A/B test that a reason is about. */
function testOf({ abTests }: Known, { values }: Reason): Named | null {
  return abTests.find(({ id }) => id === values.test) ?? null;
}

/** A link to what decides: the A/B test, or the setting of the popup whose editor is at `href`. */
function linkOf(known: Known, reason: Reason, href: string): HTMLAnchorElement {
  const { setting } = reason;
  if (setting === 'ab_test')
    return toAnchor({ label: say(known, 'panel.abTest'), href: testOf(known, reason)?.href ?? href });
  const label = say(known, 'panel.change', { setting: known.labels[setting] ?? setting });
  return toAnchor({ label, href: `${href}#${settingAnchor(setting)}` });
}

function toItem(known: Known, { id, name, href }: Named): HTMLLIElement {
  const item = document.createElement('li');
  const template = document.querySelector<HTMLTemplateElement>(`template[data-popup="${id}"]`);
  if (template === null) return item;
  const settings: PopupSettings = JSON.parse(template.dataset.settings ?? '{}');
  const considered = readConsidered(template);
  const link = toAnchor({ label: name, href });
  item.append(paragraph(link, ' ', say(known, stateOf(id, considered))));
  for (const { key, reason } of considered === null ? [] : linesOf(settings, considered)) {
    const { name: test = '' } = testOf(known, reason) ?? {};
    const text = say(known, key, { ...reason.values, name: test });
    item.append(paragraph(text, ' ', linkOf(known, reason, href)));
  }
  return item;
}

/** Prints the list again whenever the state of a popup changes. */
function keepCurrent(known: Known, list: HTMLElement): void {
  const print = () => list.replaceChildren(...known.popups.map((popup) => toItem(known, popup)));
  print();
  const observer = new MutationObserver(print);
  for (const template of document.querySelectorAll('template[data-popup]'))
    observer.observe(template, { attributeFilter: ['data-considered'] });
  for (const event of ['show', 'hide']) addEventListener(`elementor/popup/${event}`, () => setTimeout(print));
}

/** A panel with the state of each popup on this visit and the reasons; null for staff who may not edit popups. */
export async function toPopupPanel(): Promise<HTMLElement | null> {
  const templates = [...document.querySelectorAll<HTMLElement>('template[data-popup]')];
  const ids = templates.map(({ dataset }) => Number(dataset.popup));
  const address = location.pathname + location.search;
  const known = await callAdminAction<Known>('popups.panel', { ids, address });
  if (known === null) return null;
  const panel = document.createElement('div');
  panel.className = 'j-edit__popups';
  const list = document.createElement('ul');
  if (readVisitHash(location.hash) !== null)
    panel.append(
      paragraph(
        say(known, 'panel.simulated'),
        ' ',
        toAnchor({ label: say(known, 'panel.leave'), href: address }),
      ),
    );
  const simulator = toAnchor({ label: say(known, 'panel.simulator'), href: known.simulator });
  panel.append(list, paragraph(simulator));
  keepCurrent(known, list);
  return toDisclosure(say(known, 'panel.title', { count: ids.length }), null, panel);
}
