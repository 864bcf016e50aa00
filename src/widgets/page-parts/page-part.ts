import type { IconName } from '#views/icon/icon.tsx';
import type { AnyWidget, TemplatePlace, WidgetGroup, WidgetMessages } from '../declaration.ts';
import { outlineContent } from '../outline/outline.ts';
import { messages } from './messages.ts';

type PartOptions = Readonly<{
  group: WidgetGroup;
  icon: IconName;
  standsIn: readonly TemplatePlace[];
  /** The part without which the page has no purpose: a template needs it, or the whole page content. */
  isMain?: boolean;
  /** Prints the text whose headings a table of contents lists. */
  hasText?: boolean;
  /** Without a width and space of its own; true when omitted. */
  isPart?: boolean;
  hasOwnSpace?: boolean;
}>;

/**
 * A widget that shows one part of the page that a template stands around. It has no settings of its own, and prints
 * nothing where the page has no such part.
 */
export function pagePart<const Name extends keyof typeof messages.en>(name: Name, options: PartOptions) {
  const { isMain = false, hasText = false, isPart = true, ...rest } = options;
  const words: Readonly<Record<'en' | 'ar', WidgetMessages>> = {
    en: messages.en[name],
    ar: messages.ar[name],
  };
  return {
    ...rest,
    name,
    version: 1,
    fields: {},
    ...(isMain ? { standsFor: 'page-content' } : {}),
    ...(hasText ? { outline: outlineContent } : {}),
    isPart,
    isPagePart: true,
    isLive: true,
    maxPerDocument: 1,
    messages: words,
    sample: {},
  } satisfies AnyWidget & { name: Name };
}
