import type { IconName } from '#views/icon/icon.tsx';
import type {
  AnyWidget,
  StoredSettings,
  TemplatePlace,
  WidgetGroup,
  WidgetMessages,
} from '../declaration.ts';
import type { Fields, ValuesOf } from '../fields/field.ts';
import { outlineContent } from '../outline/outline.ts';
import { messages } from './messages.ts';

type PartOptions<F extends Fields> = Readonly<{
  group: WidgetGroup;
  icon: IconName;
  standsIn: readonly TemplatePlace[];
  /** The part without which the page has no purpose: a template needs it, or the whole page content. */
  isMain?: boolean;
  /** Prints the text whose headings a table of contents lists. */
  hasText?: boolean;
  /** Has no width and space itself; true when omitted. */
  isPart?: boolean;
  hasOwnSpace?: boolean;
  /** What of the part can be turned off; nothing when omitted. */
  fields?: F;
  sample?: ValuesOf<F>;
  version?: number;
  upgrades?: Readonly<Record<number, (settings: StoredSettings) => StoredSettings>>;
}>;

/** A widget for one part of the page that a template is printed around. Prints nothing if the page has no such part. */
export function pagePart<
  const Name extends keyof typeof messages.en,
  F extends Fields = Record<never, never>,
>(name: Name, options: PartOptions<F>) {
  const {
    isMain = false,
    hasText = false,
    isPart = true,
    version = 1,
    fields = {},
    sample = {},
    ...rest
  } = options;
  const words: Readonly<Record<'en' | 'ar', WidgetMessages>> = {
    en: messages.en[name],
    ar: messages.ar[name],
  };
  return {
    ...rest,
    name,
    version,
    fields,
    ...(isMain ? { standsFor: 'page-content' } : {}),
    ...(hasText ? { outline: outlineContent } : {}),
    isPart,
    isPagePart: true,
    isLive: true,
    maxPerDocument: 1,
    messages: words,
    sample,
  } satisfies AnyWidget & { name: Name };
}
