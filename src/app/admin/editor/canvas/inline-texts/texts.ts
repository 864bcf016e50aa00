import type { Language } from '#kernel/language.ts';

/** A plain text among the settings of a node: its path, as `slides.0.heading.en`, and what it is now. */
export type SettingText = Readonly<{ path: string; text: string }>;

const SHORTEST = 1;

/** Every text among some settings; of one in both languages the shown one, which may stand in for the other. */
export function textsIn(settings: unknown, language: Language, path = ''): SettingText[] {
  if (typeof settings === 'string') {
    const isText = settings.trim().length >= SHORTEST && !settings.includes('<');
    return isText ? [{ path, text: settings }] : [];
  }
  if (typeof settings !== 'object' || settings === null) return [];
  const at = (name: string) => (path === '' ? name : `${path}.${name}`);
  if ('en' in settings) {
    const own = (settings as Record<string, unknown>)[language];
    const side = typeof own === 'string' && own !== '' ? language : 'en';
    return textsIn((settings as Record<string, unknown>)[side], language, at(side));
  }
  return Object.entries(settings).flatMap(([name, value]) => textsIn(value, language, at(name)));
}

/** The same settings with another text at a path. */
export function withText(settings: unknown, path: string, text: string): unknown {
  const [name = '', ...rest] = path.split('.');
  if (path === '') return text;
  if (Array.isArray(settings))
    return settings.map((one, index) => (index === Number(name) ? withText(one, rest.join('.'), text) : one));
  const known = settings as Readonly<Record<string, unknown>>;
  return { ...known, [name]: withText(known[name], rest.join('.'), text) };
}

/**
 * The elements of a node that show a text of its settings and nothing else. A text that stands in several settings or
 * elements is nobody's.
 */
export function textElements(root: Element, texts: readonly SettingText[]): Map<Element, string> {
  const leaves = [root, ...root.querySelectorAll('*')].filter(
    (one) =>
      one.childNodes.length === 1 &&
      one.firstChild?.nodeType === Node.TEXT_NODE &&
      one.closest('[data-template-id]') === root,
  );
  const found = new Map<Element, string>();
  for (const { path, text } of texts) {
    const isOnly = texts.filter((other) => other.text === text).length === 1;
    const [element, another] = leaves.filter((leaf) => leaf.textContent === text);
    if (isOnly && element !== undefined && another === undefined) found.set(element, path);
  }
  return found;
}

/**
 * The markup of a node with its texts as they are now, as far as it shows them; what else they change comes with the next
 * print.
 */
export function retype(
  html: string,
  { before, after }: Readonly<Record<'before' | 'after', readonly SettingText[]>>,
): string {
  const now = new Map(after.map(({ path, text }) => [path, text]));
  const template = document.createElement('template');
  template.innerHTML = html;
  const root = template.content.firstElementChild;
  if (root === null) return html;
  for (const [element, path] of textElements(root, before)) element.textContent = now.get(path) ?? '';
  return root.outerHTML;
}
