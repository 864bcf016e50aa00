import { ContentTermInput } from './inputs/catalogue/content-term-input.tsx';
import { ProductQueryInput } from './inputs/catalogue/product-query-input.tsx';
import { TargetInput } from './inputs/catalogue/target-input.tsx';
import { TermInput } from './inputs/catalogue/term-input.tsx';
import { ChoiceInput, DocumentInput, IconInput, SeveralInput, TokenInput } from './inputs/choice-inputs.tsx';
import { EntryInput } from './inputs/entry-input.tsx';
import { HtmlInput } from './inputs/html-input.tsx';
import { type FieldInputProps, useNodeForm } from './inputs/input-props.ts';
import { LinkInput } from './inputs/links/link-input.tsx';
import { LoopInput } from './inputs/loop-input.tsx';
import { PictureInput } from './inputs/picture-input.tsx';
import { ListInput, RecordInput } from './inputs/record-inputs.tsx';
import { LocalizedInput, PerDeviceInput } from './inputs/side-inputs.tsx';
import { PlainTextInput, RichTextInput } from './inputs/text-inputs.tsx';
import { DateInput } from './inputs/values/date-input.tsx';
import { AmountInput, SwitchInput } from './inputs/values/number-input.tsx';
import { PeriodInput } from './inputs/values/period-input.tsx';

/** These inputs show the problems of their own parts. */
const GROUPS: readonly string[] = ['list', 'record', 'localized', 'per-device'];

/** The input of a field, by its control; a missing value shows the initial one. */
export function FieldInput({ field, name, path, value, onChange, label, side, follows }: FieldInputProps) {
  const { labelOf, problemAt } = useNodeForm();
  const { control } = field;
  const props = {
    name,
    label: label ?? labelOf(name),
    value: value === undefined && follows === undefined ? field.initial : value,
    onChange,
    error: problemAt(path, !GROUPS.includes(control.type)),
    side,
    follows,
  };
  const inner = { ...props, path, Field: FieldInput };
  switch (control.type) {
    case 'text':
    case 'long-text':
      return <PlainTextInput {...props} control={control} />;
    case 'rich-text':
      return <RichTextInput {...props} />;
    case 'html':
      return <HtmlInput {...props} control={control} />;
    case 'number':
      return <AmountInput {...props} control={control} />;
    case 'switch':
      return <SwitchInput {...props} />;
    case 'date':
      return <DateInput {...props} />;
    case 'period':
      return <PeriodInput {...props} />;
    case 'choice':
      return <ChoiceInput {...props} control={control} />;
    case 'several':
      return <SeveralInput {...props} control={control} />;
    case 'colour':
    case 'spacing':
      return <TokenInput {...props} control={control} />;
    case 'icon':
      return <IconInput {...props} control={control} />;
    case 'document':
      return <DocumentInput {...props} control={control} />;
    case 'picture':
      return <PictureInput {...props} />;
    case 'link':
      return <LinkInput {...props} />;
    case 'loop':
      return <LoopInput {...props} />;
    case 'entry':
      return <EntryInput {...props} control={control} />;
    case 'key':
      return null;
    case 'product':
      return <TargetInput {...props} kind="product" />;
    case 'content':
      return <TargetInput {...props} kind={control.kind} />;
    case 'content-term':
      return <ContentTermInput {...props} control={control} />;
    case 'term':
      return <TermInput {...props} control={control} />;
    case 'product-query':
      return <ProductQueryInput {...props} />;
    case 'list':
      return <ListInput {...inner} control={control} />;
    case 'record':
      return <RecordInput {...inner} control={control} />;
    case 'localized':
      return <LocalizedInput {...inner} control={control} />;
    case 'per-device':
      return <PerDeviceInput {...inner} control={control} />;
  }
}
