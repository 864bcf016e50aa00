import type { ComponentType } from 'react';
import { LONG_TEXT_MAX, TEXT_MAX, TYPES_OF_KIND } from '#shop/forms/rules/read-answers.ts';
import { EmailField, PhoneField } from '../field/contact-fields.tsx';
import {
  AreaField,
  CheckField,
  FieldFrame,
  type FieldProps,
  SelectField,
  TextField,
} from '../field/field.tsx';
import { FileInput } from '../field/file-input.tsx';
import { useLanguage } from '../language/language.tsx';
import { ChoicesField } from './choices-field.tsx';
import type { ShownField } from './shown-form.ts';

/** A field with what its control is given. */
export type ControlProps = Readonly<{
  field: ShownField;
  values: readonly string[];
  /** What all controls take. */
  shared: Pick<FieldProps, 'name' | 'label' | 'value' | 'error'> & {
    id: string;
    hint: string | undefined;
    isOptional: boolean;
    placeholder: string | undefined;
  };
}>;

/** Options up to this many are all in sight. */
const MOST_IN_SIGHT = 4;

function TextControl({ field, shared }: ControlProps) {
  return <TextField {...shared} autoComplete={field.autofill} maxLength={TEXT_MAX} />;
}

function LongTextControl({ shared }: ControlProps) {
  return <AreaField {...shared} rows={5} maxLength={LONG_TEXT_MAX} />;
}

function NumberControl({ field: { least, most }, shared }: ControlProps) {
  return (
    <TextField
      {...shared}
      type="number"
      inputMode="decimal"
      range={{ min: least, max: most, step: 'any' }}
      isLtr
    />
  );
}

function DayControl({ field, shared }: ControlProps) {
  return <TextField {...shared} type={field.type === 'date' ? 'date' : 'time'} />;
}

function ChoiceControl(props: ControlProps) {
  const { field, values, shared } = props;
  const { t } = useLanguage();
  if (field.type === 'choices' || field.options.length <= MOST_IN_SIGHT)
    return (
      <ChoicesField
        {...shared}
        type={field.type === 'choices' ? 'checkbox' : 'radio'}
        options={field.options}
        values={values}
      />
    );
  return <SelectField {...shared} options={[{ value: '', label: t('forms:choose') }, ...field.options]} />;
}

function ConsentControl({ values, shared }: ControlProps) {
  const { t, to } = useLanguage();
  const { id, name, label, error, hint, isOptional } = shared;
  return (
    <CheckField {...{ id, name, error, hint, isOptional }} isChecked={values.includes('1')}>
      {label}{' '}
      <a className="j-link" href={to('/privacy/')}>
        {t('forms:consentLink')}
      </a>
    </CheckField>
  );
}

function FileControl({ field: { kinds, megabytes }, shared }: ControlProps) {
  const { t } = useLanguage();
  const { id, name, isOptional, error } = shared;
  const [kind = 'picture', more] = kinds;
  const rule = t(`forms:fileHint.${more === undefined ? kind : 'both'}`, { most: megabytes });
  const hint = [shared.hint, rule].filter(Boolean).join(' ');
  return (
    <FieldFrame {...shared} hint={hint}>
      <FileInput
        {...{ id, name, isOptional, error, hint }}
        accept={kinds.flatMap((one) => TYPES_OF_KIND[one])}
        words={{ choose: t('forms:fileChoose'), none: t('forms:fileNone') }}
      />
    </FieldFrame>
  );
}

const CONTROLS: Readonly<
  Record<Exclude<ShownField['type'], 'hidden' | 'step'>, ComponentType<ControlProps>>
> = {
  text: TextControl,
  'long-text': LongTextControl,
  email: ({ shared }) => <EmailField {...shared} />,
  phone: ({ shared }) => <PhoneField {...shared} />,
  number: NumberControl,
  date: DayControl,
  time: DayControl,
  choice: ChoiceControl,
  choices: ChoiceControl,
  consent: ConsentControl,
  file: FileControl,
};

/** The control of a field with its label, description and error. */
export function FormControl(props: ControlProps) {
  const { type } = props.field;
  if (type === 'hidden' || type === 'step') return null;
  const Control = CONTROLS[type];
  return <Control {...props} />;
}
