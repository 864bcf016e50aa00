/** A fault in HTML; the rule by the name that axe gives it. */
export type HtmlFault = Readonly<{ rule: string; text: string }>;
export type HtmlHeading = Readonly<{ level: number; text: string }>;

const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:\s[^>]*)?)>|([^<]+)/gi;
const ATTRIBUTE = /\s([a-z-]+)="([^"]*)"/gi;
const LONGEST = 80;
const WATCHED = /^(?:a|button|h[1-6])$/;

type Attributes = Readonly<Record<string, string>>;
type Open = { tag: string; attributes: Attributes; name: string };

const attributesOf = (typed: string): Attributes =>
  Object.fromEntries(
    [...typed.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
  );

const shortened = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST);

/** Whether an element has no accessible name: no text, alternative text, label or title. */
function isUnnamed({ name, attributes }: Open): boolean {
  const label = attributes['aria-label'] ?? attributes.title ?? '';
  return `${name}${label}`.replaceAll('&nbsp;', '').trim() === '';
}

function linkFaults(link: Open): HtmlFault[] {
  const { attributes, name } = link;
  const { href = '' } = attributes;
  // A place to be jumped to is no link.
  if (href === '' && isUnnamed(link) && (attributes.id ?? attributes.name ?? '') !== '') return [];
  if (href === '' || href === '#') return [{ rule: 'empty-link', text: shortened(name) }];
  return isUnnamed(link) ? [{ rule: 'link-name', text: href }] : [];
}

function faultsOf(element: Open): HtmlFault[] {
  const { tag } = element;
  if (tag === 'a') return linkFaults(element);
  if (!isUnnamed(element)) return [];
  return [{ rule: tag === 'button' ? 'button-name' : 'empty-heading', text: '' }];
}

class Reading {
  readonly faults: HtmlFault[] = [];
  readonly headings: HtmlHeading[] = [];
  readonly #open: Open[] = [];

  text(text: string): void {
    for (const element of this.#open) element.name += text;
  }

  start(tag: string, attributes: Attributes): void {
    if (tag === 'img') this.#picture(attributes);
    if (WATCHED.test(tag)) this.#open.push({ tag, attributes, name: '' });
  }

  end(tag: string): void {
    const at = this.#open.findLastIndex((one) => one.tag === tag);
    const [element] = at < 0 ? [] : this.#open.splice(at, 1);
    if (element === undefined) return;
    this.faults.push(...faultsOf(element));
    if (tag.startsWith('h') && !isUnnamed(element))
      this.headings.push({ level: Number(tag.slice(1)), text: shortened(element.name) });
  }

  #picture({ alt, src = '' }: Attributes): void {
    if (alt === undefined) this.faults.push({ rule: 'image-alt', text: src.split('/').at(-1) ?? '' });
    this.text(alt ?? '');
  }
}

/**
 * Finds accessibility faults in HTML: pictures without alternative text, links without a target or text, buttons
 * without a name, headings without text; and returns its headings in order.
 *
 * @param html sanitised, hence well-formed
 */
export function readHtml(html: string): Readonly<{ faults: HtmlFault[]; headings: HtmlHeading[] }> {
  const reading = new Reading();
  for (const [, slash, name = '', attributes = '', text] of html.matchAll(TOKEN)) {
    const tag = name.toLowerCase();
    if (text !== undefined) reading.text(text);
    else if (slash === '/') reading.end(tag);
    else reading.start(tag, attributesOf(attributes));
  }
  return reading;
}

/** Headings that skip a level, such as an h4 after an h2. */
export function skippedLevels(headings: readonly HtmlHeading[]): HtmlFault[] {
  return headings.flatMap(({ level, text }, at) => {
    const before = headings[at - 1];
    return before !== undefined && level > before.level + 1 ? [{ rule: 'heading-order', text }] : [];
  });
}

/** All faults of a text. */
export function textFaults(html: string): HtmlFault[] {
  const { faults, headings } = readHtml(html);
  return [...faults, ...skippedLevels(headings)];
}
