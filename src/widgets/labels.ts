import type { Language } from '#kernel/language.ts';
import type { AnyWidget } from './declaration.ts';
import { fieldLabels } from './field-labels.ts';
import type { Fields } from './fields/field.ts';

/** A setting with the settings in it, each before those below it. */
export type FieldEntry = Readonly<{ path: string; field: Fields[string] }>;

/** All settings of some fields, with those of their records. */
export function walkFields(fields: Fields, above = ''): FieldEntry[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = above + name;
    const { control } = field;
    const inner =
      control.type === 'list' || control.type === 'record' ? walkFields(control.of, `${path}.`) : [];
    return [{ path, field }, ...inner];
  });
}

/** The label of a setting: the widget's own, or the one of all settings of that name. */
export function labelOf(
  { messages }: Pick<AnyWidget, 'messages'>,
  path: string,
  language: Language,
): string | undefined {
  const name = path.slice(path.lastIndexOf('.') + 1);
  return messages[language].fields?.[path] ?? fieldLabels[language][name];
}
