import { commonFields } from '../common/common-fields.ts';
import { type AnyWidget, GROUPS, type Slot } from '../declaration.ts';
import { fieldLabels } from '../field-labels.ts';
import type { AnyField, Control } from '../fields/field.ts';
import { widgets } from '../index.ts';
import { labelOf, walkFields } from '../labels.ts';

const HEAD = `# Widgets

Every block of a page built from widgets, with its settings. Written by \`npm run widgets\` from \`src/widgets\`; a widget is one folder there.
`;

/** Describes the values that a control accepts. */
function valuesOf(control: Control): string {
  switch (control.type) {
    case 'text':
    case 'long-text':
    case 'rich-text':
      return `${control.type.replace('-', ' ')}, at most ${control.maxLength} characters`;
    case 'html':
      return `HTML, at most ${control.maxLength} characters`;
    case 'number':
      return `number from ${control.min} to ${control.max}${control.unit === null ? '' : ` ${control.unit}`}`;
    case 'choice':
      return `one of ${control.options.map((option) => `\`${option}\``).join(', ')}`;
    case 'several':
      return `any of ${control.options.map((option) => `\`${option}\``).join(', ')}`;
    case 'period':
      return 'any time, the last days, or between two moments';
    case 'content':
      return control.kind === 'article' ? 'article' : 'project';
    case 'content-term':
      return 'category, tag, author';
    case 'key':
      return 'made by the editor';
    case 'entry':
      return `an entry of ${control.lists.map((name) => `\`${name}\``).join(' or ')}`;
    case 'switch':
      return 'on or off';
    case 'date':
      return 'date and time';
    case 'colour':
    case 'spacing':
      return `${control.type} of the design kit: ${control.tokens.map((token) => `\`${token}\``).join(', ')}`;
    case 'icon':
      return `icon: ${control.names.map((name) => `\`${name}\``).join(', ')}`;
    case 'term':
      return control.kinds.join(', ');
    case 'list':
      return control.min === 0
        ? `at most ${control.max} entries`
        : `${control.min} to ${control.max} entries`;
    case 'record':
      return 'settings below';
    case 'localized':
      return `${valuesOf(control.of.control)}, in both languages`;
    case 'per-device':
      return `${valuesOf(control.of.control)}, per device`;
    default:
      return control.type.replace('-', ' ');
  }
}

/** With which values of other settings a setting counts, in words. */
function conditionOf({ when = {} }: AnyField): string {
  const parts = Object.entries(when).map(([name, wanted]) => {
    const values = [wanted].flat().map((value) => `\`${value}\``);
    return `\`${name}\` is ${values.join(' or ')}`;
  });
  return parts.length === 0 ? '' : `; only where ${parts.join(' and ')}`;
}

function row(path: string, label: string | undefined, field: AnyField): string {
  return `| \`${path}\` | ${label ?? ''} | ${valuesOf(field.control)}${conditionOf(field)} |`;
}

const TABLE_HEAD = '| setting | label | values |\n| --- | --- | --- |';

const inList = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

/** What a slot holds, in words. */
function heldBy({ max, accepts, refuses = [] }: Slot): string {
  const also = accepts?.also === undefined ? '' : `, and ${inList(accepts.also)}`;
  const groups = accepts === undefined ? '' : ` of ${inList(accepts.groups)}${also}`;
  return `at most ${max} widgets${groups}${refuses.length === 0 ? '' : `; at no depth ${inList(refuses)}`}`;
}

function slotsOf({ slots = {} }: AnyWidget): string {
  const rows = Object.entries(slots).map(([name, slot]) => `| \`${name}\` | ${heldBy(slot)} |`);
  return rows.length === 0 ? '' : `\n| slot | holds |\n| --- | --- |\n${rows.join('\n')}\n`;
}

function printWidget(widget: AnyWidget): string {
  const { name, version, maxPerDocument, messages } = widget;
  const limit = maxPerDocument === undefined ? '' : ` At most ${maxPerDocument} per document.`;
  const rows = walkFields(widget.fields).map(({ path, field }) =>
    row(path, labelOf(widget, path, 'en'), field),
  );
  return `### ${messages.en.name} (\`${name}\`, version ${version})

${messages.en.description}${limit}

${TABLE_HEAD}
${rows.join('\n')}
${slotsOf(widget)}`;
}

/** docs/widgets.md. */
export function printDocument(): string {
  const groups = GROUPS.flatMap((group) => {
    const members = [...widgets.values()].filter((widget) => widget.group === group);
    return members.length === 0 ? [] : [`## ${group}\n\n${members.map(printWidget).join('\n')}`];
  });
  const common = walkFields(commonFields).map(({ path, field }) => row(path, fieldLabels.en[path], field));
  return `${HEAD}\n## Settings of every widget\n\n${TABLE_HEAD}\n${common.join('\n')}\n\n${groups.join('\n')}`;
}
