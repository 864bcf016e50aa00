import type { Language } from '#kernel/language.ts';

/** A plain text in a node's settings: its path, such as `slides.0.heading.en`, and the current value. */
export type SettingText = Readonly<{ path: string; text: string }>;

const SHORTEST = 1;

/** All texts in some settings; of a localized one the shown language, or its fallback. */
export function textsIn(settings: unknown, language: Language, path = ''): SettingText[] {
  if (typeof settings === 'string') {
    const isText = settings.trim().length >= SHORTEST && !settings.includes('<');
    return isText ? [{ path, text: settings }] : [];
  }
  if (typeof settings !== 'object' || settings === null) return [];
  const at = (name: string) => (path === '' ? name : `${path}.${name}`);
  if ('en' in settings) {
    const text = (settings as Record<string, unknown>)[language];
    const side = typeof text === 'string' && text !== '' ? language : 'en';
    return textsIn((settings as Record<string, unknown>)[side], language, at(side));
  }
  return Object.entries(settings).flatMap(([name, value]) => textsIn(value, language, at(name)));
}

/** The settings with another text at a path. */
export function withText(settings: unknown, path: string, text: string): unknown {
  const [name = '', ...rest] = path.split('.');
  if (path === '') return text;
  if (Array.isArray(settings))
    return settings.map((one, index) => (index === Number(name) ? withText(one, rest.join('.'), text) : one));
  const known = settings as Readonly<Record<string, unknown>>;
  return { ...known, [name]: withText(known[name], rest.join('.'), text) };
}

/**
 * The elements of a node that contain exactly one text of its settings. A text that occurs in several settings or
 * elements is ambiguous and left out.
 */
export function textElements(root: Element, texts: readonly SettingText[]): Map<Element, string> {
  const leaves = [root, ...root.querySelectorAll('*')].filter(
    (one) =>
      one.childNodes.length === 1 &&
      one.firstChild?.nodeType === Node.TEXT_NODE &&
      one.closest('[data-template-id]') === root,
  );
  const textByElement = new Map<Element, string>();
  for (const { path, text } of texts) {
    const isOnly = texts.filter((other) => other.text === text).length === 1;
    const [element, another] = leaves.filter((leaf) => leaf.textContent === text);
    if (isOnly && element !== undefined && another === undefined) textByElement.set(element, path);
  }
  return textByElement;
}

/**
 * The markup of a node with its texts replaced by the current ones; other effects of a text show with the next render.
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
